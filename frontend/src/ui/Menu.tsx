import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

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

/** Words above a part of a menu. */
export const MenuLabel = styled(Radix.Label)`
  padding: var(--s2) var(--s3);
  color: var(--ink-2);
  font-size: var(--text-sm);
  font-weight: 600;
`

/** A hairline between parts of a menu. */
export const MenuSeparator = styled(Radix.Separator)`
  height: 1px;
  margin: var(--s1) 0;
  background: var(--line);
`

interface MenuProps {
  /** The button that opens it; its name is the menu's name. */
  readonly trigger: ReactNode
  readonly align?: 'start' | 'center' | 'end'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly children: ReactNode
}

/** Actions and places behind one button; arrows move, Escape closes, focus returns. */
export function Menu({ trigger, align = 'end', open, onOpenChange, children }: MenuProps) {
  const state = { ...(open === undefined ? {} : { open }), ...(onOpenChange === undefined ? {} : { onOpenChange }) }
  return (
    // A menu that locked the page would make its scroll bar, and with it everything else, jump.
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel align={align} sideOffset={6} collisionPadding={12}>
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}
