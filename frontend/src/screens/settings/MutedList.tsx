import type { ReactNode } from 'react'
import { Tokens } from '../../ui/Tokens.tsx'

interface CountLineProps {
  readonly count: number
  readonly most: number
  readonly children?: ReactNode
}

/** How many of how many there are, and what else is to be said of them. */
export function CountLine({ count, most, children }: CountLineProps) {
  return (
    <p className="muted" css={{ fontSize: 'var(--text-sm)' }}>
      {count} of {most}. {children}
    </p>
  )
}

interface MutedListProps {
  readonly label: string
  readonly most: number
  /** What to say where there is nothing. */
  readonly empty: string
  readonly tokens: readonly { readonly value: string; readonly label: string }[]
  readonly onRemove: (value: string) => void
}

/** What is muted already; each can be taken out. */
export function MutedList({ most, empty, ...listed }: MutedListProps) {
  const count = listed.tokens.length
  return (
    <>
      <CountLine count={count} most={most}>
        {count === 0 && empty}
      </CountLine>
      {count > 0 && (
        <div css={{ '& > ul': { display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' }, '& li': { maxWidth: '100%' } }}>
          <Tokens {...listed} />
        </div>
      )}
    </>
  )
}
