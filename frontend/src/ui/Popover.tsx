import styled from '@emotion/styled'
import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

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

interface PopoverProps {
  readonly trigger: ReactNode
  /** The name of what opens, read aloud. */
  readonly label: string
  readonly align?: 'start' | 'center' | 'end'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly children: ReactNode
}

/** More about one button, such as the latest notifications; unlike a menu it holds anything. */
export function Popover({ trigger, label, align = 'end', open, onOpenChange, children }: PopoverProps) {
  const state = { ...(open === undefined ? {} : { open }), ...(onOpenChange === undefined ? {} : { onOpenChange }) }
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel aria-label={label} align={align} sideOffset={6} collisionPadding={12}>
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}
