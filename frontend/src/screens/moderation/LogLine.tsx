import { bulkWords } from '@deals/events'
import { actWords } from '../../features/history/act-words.ts'
import { stepWords } from '../../features/history/history-words.ts'
import type { LogEntry } from '../../features/moderation/moderation.endpoints.ts'
import { restrictionWords } from '../../features/moderation/restriction-words.ts'
import { roleWordsOf } from '../../features/users/role-words.ts'
import { absoluteTime } from '../../lib/relative-time.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { codeWords } from '../../features/history/code-words.ts'
import { routes } from '../../lib/routes.ts'
import { linkToMember } from '../shared/desk-links.ts'
import { LogUndo } from './LogUndo.tsx'

/** One thing that somebody did: when, who, what, about what and why, and the way to take it back. */
export function LogLine({ entry }: { readonly entry: LogEntry }) {
  const { at, actor, role, restricts, until } = entry
  const step = stepWords(entry)
  return (
    <tr>
      <td className="muted" data-short data-utc css={{ whiteSpace: 'nowrap' }}>
        <time dateTime={at}>{absoluteTime(at)}</time>
      </td>
      <td className="muted" data-short>
        {actor?.username ?? roleWordsOf(role)} <small>{roleWordsOf(role)}</small>
      </td>
      <th scope="row">
        {actWords(entry)}{' '}
        {step !== '' && (
          <small className="muted" css={{ fontWeight: 400, '@media (min-width: 768px)': { display: 'block' } }}>
            {step}
          </small>
        )}
      </th>
      <td>
        <Subject entry={entry} />
      </td>
      <td>
        {restricts.length > 0 && <p>{restrictionWords(restricts, until)}</p>}
        <Because entry={entry} />
      </td>
      <td>
        <LogUndo entry={entry} />
      </td>
    </tr>
  )
}

function Subject({ entry: { postId, title, member, comment, store } }: { readonly entry: LogEntry }) {
  if (postId !== null) {
    return comment === null ? (
      <Anchor to={routes.post.to(postId)}>{title}</Anchor>
    ) : (
      <Anchor to={routes.postComment.to(postId, comment.id)}>A comment on {title}</Anchor>
    )
  }
  if (store !== null) {
    return <Anchor to={routes.store.to(store.slug)}>{store.name}</Anchor>
  }
  return member === null ? title : <Anchor to={linkToMember(member)}>{member}</Anchor>
}

function Because({ entry }: { readonly entry: LogEntry }) {
  const { kind, reason, code, other, comment, store } = entry
  if (kind === 'BulkDecided') {
    return Object.entries(bulkWords).find(([decision]) => decision === code)?.[1]
  }
  if (other !== null) {
    const { postId, slug, title } = other
    return (
      <>
        {withWords[kind] ?? 'With'}{' '}
        <Anchor to={postId === null ? routes.store.to(slug ?? '') : routes.post.to(postId)}>{title}</Anchor>
        {reason !== undefined && <p>{reason}</p>}
      </>
    )
  }
  // What the code says stands in the columns before.
  const isSaid = kind === 'AppealDecided' || comment !== null || store !== null
  return isSaid ? reason : (reason ?? codeWords(entry))
}

/** How the other one stands to it. */
const withWords: Readonly<Record<string, string>> = {
  PostMerged: 'Into',
  StoreMerged: 'Into',
  StoreMergeUndone: 'Apart from',
  ProductUnlinked: 'Apart from',
  SameProductRefused: 'Apart from',
}
