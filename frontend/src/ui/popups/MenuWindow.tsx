import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { DropdownMenu as Radix } from 'radix-ui'
import { useRef, type FocusEvent } from 'react'
import { MenuPartsContext } from './menu-parts.ts'
import type { MenuProps } from './popup-props.ts'

const appear = keyframes`from { opacity: 0; transform: translateY(-.25rem); }`

const Panel = styled(Radix.Content)`
  z-index: var(--layer-menu);
  min-width: 13rem;
  max-width: min(24rem, 100vw - 1.5rem);
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: var(--s1);
  border: 1px solid var(--line);
  border-radius: var(--r-md);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-2);
  animation: ${appear} var(--quick);
  &:focus {
    outline: none;
  }
`

const parts = { Item: Radix.Item, Label: Radix.Label, Separator: Radix.Separator }

interface MenuWindowProps extends MenuProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Whether a key opened it the first time. */
  readonly isByKey: boolean
}

/** A menu that was opened at least once. */
export function MenuWindow({ trigger, align = 'end', open, onOpenChange, isByKey, children }: MenuWindowProps) {
  const onFocus = useFirstLine(isByKey)
  return (
    // A menu that locked the page would make its scroll bar, and with it everything else, jump.
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel align={align} sideOffset={6} collisionPadding={12} onFocus={onFocus}>
          <MenuPartsContext value={parts}>{children}</MenuPartsContext>
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The menu came after the key that opened it, so it cannot know that its first line is to be chosen. */
function useFirstLine(isByKey: boolean) {
  const isFirst = useRef(isByKey)
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (isFirst.current && target === currentTarget) {
      isFirst.current = false
      currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus()
    }
  }
}
