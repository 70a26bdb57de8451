import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s4);
  padding: var(--s10) var(--s4);
  text-align: center;
  color: var(--ink-2);
  & > h1 {
    margin-bottom: calc(-1 * var(--s2));
    color: var(--ink);
    text-wrap: balance;
  }
  & > p {
    max-width: 28rem;
    text-wrap: balance;
  }
`

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  background: var(--sunken);
  color: var(--ink-2);
  font-size: var(--text-xl);
  &[data-tone='good'] {
    background: var(--brand-soft);
    color: var(--brand);
  }
`

interface EmptyStateProps {
  readonly icon: ReactNode
  /** Something went well. */
  readonly tone?: 'quiet' | 'good'
  /** Where the page says nothing else. */
  readonly heading?: ReactNode
  /** One sentence. */
  readonly text: ReactNode
  /** One button or link. */
  readonly action?: ReactNode
}

/** Nothing is here, and what to do about it. */
export function EmptyState({ icon, tone = 'quiet', heading, text, action }: EmptyStateProps) {
  return (
    <Root>
      <Disc aria-hidden="true" data-tone={tone}>
        {icon}
      </Disc>
      {heading !== undefined && <h1>{heading}</h1>}
      <p>{text}</p>
      {action}
    </Root>
  )
}
