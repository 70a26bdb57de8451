import styled from '@emotion/styled'
import { Popover as Radix } from 'radix-ui'
import type { PopoverProps } from './popup-props.ts'

const Panel = styled(Radix.Content)`
  z-index: var(--layer-menu);
  width: min(22rem, 100vw - 1.5rem);
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-2);
  &:focus {
    outline: none;
  }
`

interface PopoverWindowProps extends PopoverProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** A popover that was opened at least once. */
export function PopoverWindow({ trigger, label, align = 'end', open, onOpenChange, children }: PopoverWindowProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel aria-label={label} align={align} sideOffset={6} collisionPadding={12}>
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}
