import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import type { PostDetails } from '@deals/events'
import { routes } from '../../lib/routes.ts'
import { aComment, aPostDetails } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { CommentThreadScreen } from './CommentThreadScreen.tsx'

/** The page of one comment, to a member. */
async function open(post: Partial<PostDetails>) {
  const api = fakeApi({
    'GET /api/posts/1': { body: aPostDetails({ id: 1, title: 'A kettle', ...post }) },
    'GET /api/comments/path/5': { body: { comments: [aComment({ id: 5 })] } },
  })
  const page = (
    <Routes>
      <Route path={routes.postComment.path} element={<CommentThreadScreen />} />
    </Routes>
  )
  await show(page, { api, signedIn: true, at: routes.postComment.to(1, 5) })
  expect(await screen.findByRole('article')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'All comments on A kettle' })).toBeVisible()
  // What is talked about stands above what is said of it.
  expect(screen.getByRole('region', { name: 'Post' })).toHaveTextContent(/^A kettle/)
}

const replies = () => screen.queryAllByRole('button', { name: /^Reply/ })

describe('the thread of a comment', () => {
  it('leads to the comment, which may stand far below those that it answers', async () => {
    await open({})
    await waitFor(() => expect(screen.getByRole('article')).toHaveFocus())
  })

  it('takes answers', async () => {
    await open({ commentsLockedFor: null })
    expect(replies()).toHaveLength(1)
  })

  it('takes them for a while after the deal is over, as the page of the post does', async () => {
    await open({ status: 'expired', updatedAt: new Date().toISOString() })
    expect(replies()).toHaveLength(1)
  })

  it('takes none where comments are locked', async () => {
    await open({ commentsLockedFor: 'It went in circles.' })
    expect(replies()).toEqual([])
  })
})
