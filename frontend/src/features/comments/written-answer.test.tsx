import { screen, waitFor, within } from '@testing-library/react'
import { commentShownDepth, type CommentView } from '@deals/events'
import { aComment } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { CommentsSection } from './CommentsSection.tsx'

const chain = (depths: readonly number[]): CommentView[] =>
  depths.map((depth) =>
    aComment({
      id: depth + 1,
      // The thread is of a duplicate, which leads to the post that is shown.
      postId: 2,
      depth,
      parentId: depth === 0 ? null : depth,
      hasReply: depth < depths.length - 1,
    }),
  )
const upTo = (depth: number) => Array.from({ length: depth + 1 }, (_, place) => place)

/** A thread that reaches as deep as a page shows; each answer to it is one level deeper. */
function open() {
  let depth = commentShownDepth
  const comments = chain(upTo(depth))
  const pagination = { page: 1, limit: 10, total: 1, totalPages: 1 }
  const list = { comments, pagination, commentCounts: { total: comments.length, topLevel: 1 } }
  const path = (deepest: number) => ({ body: { comments: chain(upTo(deepest)) } })
  const api = fakeApi({
    'GET /api/posts/1/comments': () => ({
      // An answer shows in the list as no more than that there is one.
      body: { ...list, comments: comments.map((one) => ({ ...one, hasReply: one.depth < depth })) },
    }),
    'POST /api/comments': () => ({ body: chain(upTo(++depth)).at(-1) }),
    [`GET /api/comments/path/${commentShownDepth + 2}`]: () => path(commentShownDepth + 1),
    [`GET /api/comments/path/${commentShownDepth + 3}`]: () => path(commentShownDepth + 2),
  })
  const muting = { names: [], render: () => null }
  const section = (
    <CommentsSection postId={1} count={comments.length} isOpen renderDialog={() => null} muting={muting} />
  )
  return show(section, { api, signedIn: true })
}

const last = () => screen.getAllByRole('article').at(-1) as HTMLElement

it('shows an answer in its place and leads to it, however deep it is', async () => {
  const { user } = await open()
  await screen.findByText(`Text ${commentShownDepth + 1}`)
  for (const id of [commentShownDepth + 2, commentShownDepth + 3]) {
    await user.click(within(last()).getByRole('button', { name: 'Reply' }))
    const field = screen.getByRole('textbox', { name: /^Reply to/ })
    await user.type(field, 'Yes')
    await user.click(within(field.closest('form') as HTMLElement).getByRole('button', { name: 'Reply' }))
    expect(await screen.findByText(`Text ${id}`)).toBeVisible()
    await waitFor(() => expect(last()).toHaveFocus())
    expect(last()).toHaveAttribute('id', `comment-${id}`)
  }
  // The page shows one answer of those that may hang there.
  const onward = screen.getAllByRole('link', { name: 'Continue thread' })
  expect(onward.map((link) => link.getAttribute('href'))).toEqual([expect.stringMatching('^/post/2/comment/')])
})
