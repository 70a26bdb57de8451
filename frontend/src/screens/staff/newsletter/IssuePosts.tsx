import styled from '@emotion/styled'
import { useState } from 'react'
import { counted, type NewsletterView } from '@deals/events'
import { routes } from '../../../lib/routes.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/FieldError.tsx'
import { FieldRow } from '../../../ui/FieldRow.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { postIdIn } from '../../shared/post-id.ts'
import type { PlaceInIssue, PlanOnScreen } from './use-newsletter-plan.ts'

const List = styled.ol`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s3);
    align-items: center;
    padding-block: var(--s2);
    border-top: 1px solid var(--line);
  }
  & > li > span {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
`

interface IssuePostsProps {
  readonly view: NewsletterView
  readonly form: PlanOnScreen
}

interface ShownPost {
  readonly title: string
  readonly about: string
}

/** What is known of the posts of an issue, by number. */
const shownPosts = ({ deals, leftOut }: NewsletterView): ReadonlyMap<number, ShownPost> =>
  new Map([
    ...deals.map(({ postId, title, votes }) => [postId, { title, about: counted(votes, 'vote') }] as const),
    ...leftOut.map(
      ({ postId, title, isOver }) => [postId, { title, about: isOver ? 'over, nobody gets it' : '' }] as const,
    ),
  ])

/** The posts of the next issue: which stand first, which by their votes, and which are left out. */
export function IssuePosts({ view, form }: IssuePostsProps) {
  const { chosen, removed } = form.plan
  const known = shownPosts(view)
  const byVotes = view.deals
    .map(({ postId }) => postId)
    .filter((postId) => !chosen.includes(postId) && !removed.includes(postId))
  const show = (postIds: readonly number[], buttonsOf: (postId: number) => readonly Act[]) =>
    postIds.map((postId) => (
      <PostLine key={postId} postId={postId} form={form} post={known.get(postId)} acts={buttonsOf(postId)} />
    ))
  return (
    <div>
      <h3 css={{ marginBottom: 'var(--s2)' }}>Posts in it</h3>
      <FieldError id="chosen-wrong">{form.wrong['chosen']}</FieldError>
      <List aria-label="Posts in the next issue">
        {show(chosen, () => [['By votes again', 'by votes']])}
        {show(byVotes, () => [
          ['Put first', 'first'],
          ['Leave out', 'out'],
        ])}
      </List>
      {chosen.length + byVotes.length === 0 && <p className="muted">None so far.</p>}
      <AnotherPost onChosen={(postId) => form.put(postId, 'first')} />
      {removed.length > 0 && (
        <>
          <h3 css={{ marginTop: 'var(--s5)' }}>Left out</h3>
          <List aria-label="Posts that are left out">{show(removed, () => [['Take in again', 'by votes']])}</List>
        </>
      )}
    </div>
  )
}

type Act = readonly [label: string, place: PlaceInIssue]

interface PostLineProps {
  readonly postId: number
  readonly post: ShownPost | undefined
  readonly acts: readonly Act[]
  readonly form: PlanOnScreen
}

function PostLine({ postId, post, acts, form }: PostLineProps) {
  const isFirst = form.plan.chosen.includes(postId)
  const title = post?.title ?? `Post ${postId}`
  return (
    <li>
      <span>
        <Anchor to={routes.post.to(postId)} css={forFingers}>
          {title}
        </Anchor>{' '}
        <small className="muted">
          {[...(isFirst ? ['stands first'] : []), post?.about ?? ''].filter(Boolean).join(', ')}
        </small>
      </span>
      <div>
        {acts.map(([label, place]) => (
          <Button key={label} size="sm" aria-label={`${label}: ${title}`} onClick={() => form.put(postId, place)}>
            {label}
          </Button>
        ))}
      </div>
    </li>
  )
}

/** Any other post, by its number or address. */
function AnotherPost({ onChosen }: { readonly onChosen: (postId: number) => void }) {
  const [text, setText] = useState('')
  const postId = postIdIn(text)
  const choose = () => {
    if (postId !== null) {
      onChosen(postId)
      setText('')
    }
  }
  return (
    <FieldRow css={{ flexWrap: 'nowrap', marginTop: 'var(--s4)', maxWidth: '32rem' }}>
      <div css={{ flex: 1 }}>
        <TextField
          label="Another post"
          placeholder="Its number or address"
          maxLength={200}
          value={text}
          error={text.trim() === '' || postId !== null ? undefined : 'Enter the number or the address of a post'}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button disabled={postId === null} onClick={choose}>
        Put first
      </Button>
    </FieldRow>
  )
}

const forFingers = {
  '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
} as const
