import { css } from '@emotion/react'
import { use, type ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { MenuPartsContext } from './popups/menu-parts.ts'

const look = css`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: calc(var(--control) - 0.25rem);
  @media (pointer: coarse) {
    min-height: var(--control);
  }
  padding: var(--s2) var(--s3);
  border-radius: var(--r-sm);
  font-size: var(--text-sm);
  font-weight: 550;
  line-height: 1.35;
  cursor: pointer;
  &[data-highlighted],
  &:focus-visible {
    outline: none;
    box-shadow: none;
    background: var(--sunken);
  }
  &[data-tone='danger'] {
    color: var(--bad);
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`

interface MenuItemProps {
  readonly icon?: ReactNode
  readonly tone?: 'default' | 'danger'
  readonly disabled?: boolean
  readonly onSelect?: () => void
  /** Leads to a page instead of acting. */
  readonly to?: string
  readonly children: ReactNode
}

/** One action or one place in a menu. */
export function MenuItem({ icon, tone = 'default', disabled = false, onSelect, to, children }: MenuItemProps) {
  const parts = use(MenuPartsContext)
  const act = onSelect === undefined ? {} : { onSelect }
  if (parts === null) {
    return null
  }
  const words = (
    <>
      {icon}
      {children}
    </>
  )
  return (
    <parts.Item css={look} asChild={to !== undefined} data-tone={tone} disabled={disabled} {...act}>
      {to === undefined ? words : <Anchor to={to}>{words}</Anchor>}
    </parts.Item>
  )
}
