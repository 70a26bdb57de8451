import type { ReactNode } from 'react'
import { routes } from '../../app/routes.ts'
import { useNow } from '../../lib/clock.slice.ts'
import { formatPrice } from '../../lib/money.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Anchor } from '../../ui/Anchor.tsx'
import type { Duplicate } from './parse-duplicates.ts'

interface DuplicatesPanelProps {
  readonly duplicates: readonly Duplicate[]
  /** What can be done about it, such as a reason to fill in. */
  readonly children?: ReactNode
}

/** Posts that are about the same thing; a hard duplicate is posted already, a soft one may be another deal. */
export function DuplicatesPanel({ duplicates, children }: DuplicatesPanelProps) {
  if (duplicates.length === 0) {
    return null
  }
  const isHard = duplicates.some((duplicate) => duplicate.isHard)
  return (
    <Alert variant="warn" title={isHard ? 'This deal has been posted already' : 'Is it one of these?'}>
      <ul css={{ display: 'grid', gap: 'var(--s2)', marginTop: 'var(--s2)' }}>
        {duplicates.map((duplicate) => (
          <DuplicateLine key={duplicate.id} {...duplicate} />
        ))}
      </ul>
      {isHard ? <HardHelp status={duplicates[0]?.status ?? 'active'} /> : children}
    </Alert>
  )
}

function DuplicateLine({ id, title, price, currency, status, createdAt }: Duplicate) {
  const now = useNow()
  const facts = [
    price === null ? '' : formatPrice(price, currency),
    createdAt === null ? '' : relativeTime(createdAt, now),
    status === 'active' ? '' : status.replace('-', ' '),
  ].filter((fact) => fact !== '')
  return (
    <li>
      <Anchor to={routes.post.to(id)} newTab css={{ fontWeight: 600, textDecoration: 'underline' }}>
        {title}
      </Anchor>{' '}
      <span className="muted">{facts.join(' · ')}</span>
    </li>
  )
}

function HardHelp({ status }: { readonly status: string }) {
  return (
    <p className="muted" css={{ marginTop: 'var(--s2)' }}>
      {status === 'expired'
        ? 'Open it and ask its poster to renew it.'
        : 'Open it; if the price changed, tell its poster in a comment.'}
    </p>
  )
}
