import type { RehearsedPost, RuleRehearsal } from '@deals/events'
import { concernedWords, ruleWords, saidWords, tallyLines } from '../../../features/rehearsals/rehearsal-words.ts'
import { routes } from '../../../lib/routes.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { TimeAgo } from '../TimeAgo.tsx'
import { WideTable } from '../WideTable.tsx'

const tallyColumns = [
  { title: 'What it would do' },
  { title: 'As it is', isNumber: true },
  { title: 'With the change', isNumber: true },
]
const postColumns = [
  { title: 'Post' },
  { title: 'Posted' },
  { title: 'As it is' },
  { title: 'With the change' },
  { title: 'People' },
]

/** A rule as it is beside what it would be: the numbers, and the first posts that either form hits. */
export function RuleResults({ found }: { readonly found: RuleRehearsal }) {
  const { rule, concerned, posts } = found
  const { title, note } = ruleWords[rule]
  return (
    <section aria-label={`${title}, rehearsed`} css={{ display: 'grid', gap: 'var(--s3)' }}>
      <h3 css={{ fontSize: 'var(--text-md)' }}>{title}</h3>
      <p className="muted">
        {concernedWords(rule, concerned)}
        {note !== undefined && `. ${note}`}
      </p>
      {concerned > 0 && (
        <WideTable label={`${title}, in numbers`} columns={tallyColumns}>
          {tallyLines(rule).map(([name, words]) => (
            <tr key={name}>
              <th scope="row">{words}</th>
              <td data-kind="number">{found.now[name]}</td>
              <td data-kind="number">{found.candidate[name]}</td>
            </tr>
          ))}
        </WideTable>
      )}
      {posts.length > 0 && (
        <WideTable label={`${title}, post by post`} columns={postColumns} phone="blocks">
          {posts.map((post) => (
            <PostLine key={post.postId} post={post} rule={rule} />
          ))}
        </WideTable>
      )}
    </section>
  )
}

function PostLine({ post, rule }: { readonly post: RehearsedPost; readonly rule: RuleRehearsal['rule'] }) {
  const { postId, title, status, submittedAt, now, candidate, people } = post
  return (
    <tr>
      <th scope="row">
        <Anchor to={routes.post.to(postId)} newTab>
          {title}
        </Anchor>{' '}
        {status !== 'active' && <StatusTag status={status} />}
      </th>
      <td data-said="Posted">
        <TimeAgo time={submittedAt} />
      </td>
      <td data-said="As it is:">
        <Hit time={now} />
      </td>
      <td data-said="With the change:">
        <Hit time={candidate} />
      </td>
      <td data-said="People:">{saidWords(rule, people)}</td>
    </tr>
  )
}

/** When a rule would have acted. */
const Hit = ({ time }: { readonly time: string | null }) =>
  time === null ? <span className="muted">no</span> : <TimeAgo time={time} />
