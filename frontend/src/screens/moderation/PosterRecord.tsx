import type { CaseView } from '@deals/events'
import { useNow } from '../../lib/clock.slice.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { linkToMember } from '../shared/desk-links.ts'
import { trustWords } from './case-words.ts'
import { Facts } from './desk-styles.ts'

/** Who posted it, and what became of what they posted before. */
export function PosterRecord({ open: { poster, record } }: { readonly open: CaseView }) {
  const now = useNow()
  const facts = [
    trustWords(poster.trustLevel),
    `joined ${relativeTime(record.joinedAt, now)}`,
    `${record.published} published`,
    `${record.removed} removed`,
    ...(record.reportsUpheld === null
      ? []
      : [`${Math.round(record.reportsUpheld * 100)}% of their reports were right`]),
  ]
  return (
    <>
      <h3>Poster</h3>
      <Anchor to={linkToMember(poster.username)} newTab css={{ fontWeight: 650 }}>
        {poster.username}
      </Anchor>
      <Facts>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Facts>
      {record.recent.length > 0 && (
        <ul css={{ marginTop: 'var(--s3)', fontSize: 'var(--text-sm)', display: 'grid', gap: 'var(--s2)' }}>
          {record.recent.map(({ id, title, status }) => (
            <li key={id}>
              <Anchor to={routes.post.to(id)} newTab className="clamp-1">
                {title}
              </Anchor>
              {status !== 'active' && <StatusTag status={status} />}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
