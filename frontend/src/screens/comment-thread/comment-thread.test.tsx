import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import type { PostDetails } from '@deals/events'
import { routes } from '../../lib/routes.ts'
import { aComment, aPostDetails } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { CommentThreadScreen } from './CommentThreadScreen.tsx'

const page = (
  <Routes>
    <Route path={routes.postComment.path} element={<CommentThreadScreen />} />
  </Routes>
)

/** The page of one comment, to a member. */
async function open(post: Partial<PostDetails>) {
  const api = fakeApi({
    'GET /api/posts/1': { body: aPostDetails({ id: 1, title: 'A kettle', ...post }) },
    'GET /api/comments/path/5': { body: { comments: [aComment({ id: 5 })] } },
  })
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

  it('takes them below the post that stays where its own was merged into that one', async () => {
    const sent = aComment({ id: 6, parentId: 5, depth: 1, content: 'So it is.' })
    const api = fakeApi({
      'GET /api/posts/1': { body: aPostDetails({ id: 1, title: 'A kettle', status: 'expired', mergedInto: 9 }) },
      'GET /api/posts/9': { body: aPostDetails({ id: 9, title: 'The same kettle' }) },
      'GET /api/comments/path/5': { body: { comments: [aComment({ id: 5 })] } },
      'GET /api/comments/path/6': { body: { comments: [aComment({ id: 5 }), sent] } },
      'POST /api/comments': { body: sent },
    })
    const { user } = await show(page, { api, signedIn: true, at: routes.postComment.to(1, 5) })
    const toAll = await screen.findByRole('link', { name: 'All comments on The same kettle' })
    expect(toAll.getAttribute('href')).toMatch(/^\/post\/9/)
    await user.click(screen.getByRole('button', { name: /^Reply/ }))
    await user.type(screen.getByRole('textbox', { name: /^Reply to/ }), 'So it is.')
    const [, send] = screen.getAllByRole('button', { name: 'Reply' })
    await user.click(send ?? document.body)
    await waitFor(() => expect(api.asked('POST /api/comments')).toMatchObject([{ body: { postId: 9, parentId: 5 } }]))
  })

  it('stands below the post that stays also where its own is gone', async () => {
    const api = fakeApi({
      'GET /api/posts/1': { status: 404, body: 'Post not found' },
      'GET /api/posts/9': { body: aPostDetails({ id: 9, title: 'The same kettle' }) },
      'GET /api/comments/path/5': { body: { comments: [aComment({ id: 5 })], shownBelow: 9 } },
    })
    await show(page, { api, signedIn: true, at: routes.postComment.to(1, 5) })
    const toAll = await screen.findByRole('link', { name: 'All comments on The same kettle' })
    expect(toAll.getAttribute('href')).toMatch(/^\/post\/9/)
    expect(await screen.findByRole('button', { name: /^Reply/ })).toBeVisible()
  })

  it('says of a comment that the reader has reported that they have', async () => {
    const report = { at: '2026-11-19T10:00:00.000Z', reason: 'spam', outcome: null }
    const api = fakeApi({
      'GET /api/posts/1': { body: aPostDetails({ id: 1 }) },
      'GET /api/comments/path/5': { body: { comments: [aComment({ id: 5 })] } },
      'GET /api/reports/comment/5': { body: { report } },
    })
    const { user } = await show(page, { api, signedIn: true, at: routes.postComment.to(1, 5) })
    await user.click(await screen.findByRole('button', { name: 'More about this comment' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Reported' }))
    expect(await screen.findByRole('dialog', { name: 'You reported this comment' })).toBeVisible()
  })

  it('asks why no more answers are taken where one was refused, and keeps its words', async () => {
    const api = fakeApi({
      'GET /api/posts/1': { body: aPostDetails({ id: 1 }) },
      'GET /api/comments/path/5': { body: { comments: [aComment({ id: 5 })] } },
      'POST /api/comments': { status: 400, body: 'Comments are locked' },
    })
    const { user } = await show(page, { api, signedIn: true, at: routes.postComment.to(1, 5) })
    await user.click(await screen.findByRole('button', { name: 'Reply' }))
    await user.type(screen.getByRole('textbox', { name: /^Reply to/ }), 'So it is.')
    api.answer('GET /api/posts/1', { body: aPostDetails({ id: 1, commentsLockedFor: 'It went in circles.' }) })
    expect(replies()).toHaveLength(2)
    await user.click(replies()[1] ?? document.body)
    await waitFor(() => expect(replies()).toHaveLength(1))
    expect(screen.getByRole('textbox', { name: /^Reply to/ })).toHaveValue('So it is.')
  })

  it('takes none where comments are locked', async () => {
    await open({ commentsLockedFor: 'It went in circles.' })
    expect(replies()).toEqual([])
  })
})
