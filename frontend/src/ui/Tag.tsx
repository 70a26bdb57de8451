import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const soft = (tone: string) => `&[data-tone='${tone}'] { background: var(--${tone}-soft); color: var(--${tone}); }`

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  height: 1.5rem;
  padding: 0 var(--s2);
  border-radius: var(--r-sm);
  background: var(--sunken);
  color: var(--ink-2);
  font: 700 var(--text-xs) / 1 var(--font);
  white-space: nowrap;
  &[data-size='lg'] {
    height: 1.75rem;
    font-size: var(--text-sm);
  }
  &[data-tone='discount'] {
    background: var(--hot);
    color: var(--hot-ink);
  }
  ${['hot', 'warn', 'info', 'epic', 'cool', 'good', 'fair', 'poor', 'bad'].map(soft).join('\n')}
`

export type TagTone =
  | 'discount'
  | 'expired'
  | 'hot'
  | 'warn'
  | 'info'
  | 'epic'
  | 'cool'
  | 'good'
  | 'fair'
  | 'poor'
  | 'bad'

export interface TagProps {
  readonly tone: TagTone
  readonly size?: 'md' | 'lg'
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A small loud fact: a price drop, a status, a score. */
export function Tag({ tone, size = 'md', icon, children }: TagProps) {
  return (
    <Root data-tone={tone} data-size={size}>
      {icon}
      {children}
    </Root>
  )
}
