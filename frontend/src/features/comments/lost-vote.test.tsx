import { screen, waitFor } from '@testing-library/react'
import type { CommentView } from '@deals/events'
import { aComment } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { CommentsSection } from './CommentsSection.tsx'

const vote = 'POST /api/comments/5/votes'
const unanswered = { status: 502, body: 'Bad gateway' }
const voted = (value: 1 | -1 | null) => ({ body: { vote: { value }, votes: 3 + (value ?? 0) } })

async function open(comment: CommentView = aComment({ id: 5 })) {
  const list = {
    comments: [comment],
    pagination: { page: 1, limit: 10, total: 1, totalPages: 1 },
    commentCounts: { total: 1, topLevel: 1 },
  }
  const api = fakeApi({ 'GET /api/posts/1/comments': { body: list }, [vote]: unanswered })
  const section = (
    <CommentsSection
      postId={1}
      count={1}
      isOpen
      lockedFor={null}
      renderDialog={() => null}
      muting={{ names: [], render: () => null }}
    />
  )
  const { user } = await show(section, { api, signedIn: true })
  const press = async (name: RegExp, shown: string) => {
    await user.click(await screen.findByRole('button', { name }))
    await screen.findByRole('button', { name: shown })
    // It is answered.
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]))
  }
  const keys = () => api.asked(vote).map(({ headers }) => headers['idempotency-key'])
  return { api, user, press, keys }
}

describe('a vote on a comment whose answer got lost', () => {
  beforeEach(() => sessionStorage.clear())

  it('is the same vote when it is pressed again, and the next is another', async () => {
    const { api, user, press, keys } = await open()
    await user.click(await screen.findByRole('button', { name: /^Upvote/ }))
    await screen.findByText('Error')
    api.answer(vote, voted(1))
    await press(/^Upvote/, 'Upvote comment, 4')
    api.answer(vote, voted(null))
    await press(/^Upvote/, 'Upvote comment, 3')
    const [lost, again, back] = keys()
    expect([again === lost, back === again]).toEqual([true, false])
  })

  it('is another where the other way is pressed', async () => {
    const { api, user, press, keys } = await open()
    await user.click(await screen.findByRole('button', { name: /^Upvote/ }))
    await screen.findByText('Error')
    api.answer(vote, voted(-1))
    await press(/^Downvote/, 'Upvote comment, 2')
    expect(new Set(keys()).size).toBe(2)
  })
})
