import { screen, waitFor, within } from '@testing-library/react'
import type { FeaturedPost } from '@deals/events'
import { aPostDetails } from '../../../testing/builders.ts'
import { fakeApi, type FakeAnswer } from '../../../testing/fake-api.ts'
import { show } from '../../../testing/show.tsx'
import { FeaturedScreen } from './FeaturedScreen.tsx'

const get = 'GET /api/staff/featured'
const post = 'POST /api/staff/featured'
const one = (postId: number, more: Partial<FeaturedPost> = {}): FeaturedPost => ({
  postId,
  title: `Post ${postId}`,
  status: 'active',
  state: 'current',
  startsAt: '2026-11-20T10:00:00.000Z',
  endsAt: '2026-11-21T10:00:00.000Z',
  by: 'staff',
  actor: 'stacy',
  ...more,
})
const opened = async (more: Readonly<Record<string, FakeAnswer>> = {}) => {
  const featured = [one(1), one(2, { status: 'expired' }), one(3, { state: 'coming' })]
  const site = await show(<FeaturedScreen />, {
    api: fakeApi({
      [get]: { body: { featured } },
      'GET /api/posts/77': { body: aPostDetails({ id: 77, title: 'Trail shoes', foundBy: 'ann' }) },
      ...more,
    }),
    signedIn: { username: 'stacy', isStaff: true },
  })
  await screen.findByRole('region', { name: 'Featured: now' })
  return site
}
const field = () => screen.getByRole('textbox', { name: 'Number or address of the post' })

it('shows what is featured, what is planned, and what is not shown any more', async () => {
  await opened()
  const now = within(screen.getByRole('region', { name: 'Featured: now' }))
  expect(now.getByRole('link', { name: 'Post 1' })).toHaveAttribute('href', '/post/1')
  expect(now.getAllByText('not shown')).toHaveLength(1)
  expect(within(screen.getByRole('region', { name: 'Featured: coming' })).getByText('Post 3')).toBeVisible()
})

it('finds a post by its address, says which it is, and features it', async () => {
  const { api, user } = await opened({ [post]: { body: { postId: 77 } } })
  expect(screen.getByRole('button', { name: 'Feature' })).toBeDisabled()
  await user.type(field(), 'https://deals.example/post/77#comments-section')
  expect(await screen.findByRole('link', { name: 'Trail shoes' })).toHaveAttribute('href', '/post/77')
  expect(screen.getByText('by ann')).toBeVisible()
  await user.type(screen.getByLabelText('Ends (UTC)'), '2026-11-22T08:30')
  await user.click(screen.getByRole('button', { name: 'Feature' }))
  expect(await screen.findByText('Featured')).toBeVisible()
  expect(api.asked(post)[0]?.body).toEqual({ postId: 77, startsAt: null, endsAt: '2026-11-22T08:30:00.000Z' })
  await waitFor(() => expect(field()).toHaveValue(''))
  await waitFor(() => expect(api.asked(get)).toHaveLength(2))
})

it('says that there is no such post', async () => {
  const { user } = await opened()
  await user.type(field(), '78')
  expect(await screen.findByText('Not found')).toBeVisible()
})

it('says that what was written names no post', async () => {
  const { user } = await opened()
  await user.type(field(), 'Trail shoes')
  expect(await screen.findByText('This is neither the number of a post nor its address.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Feature' })).toBeDisabled()
})

it('says why a post has no place, and keeps what was written', async () => {
  const sentence = '3 posts are featured in that time already. Remove one, or choose another time.'
  const { user } = await opened({ [post]: { status: 409, body: { message: sentence } } })
  await user.type(field(), '77')
  await user.click(screen.getByRole('button', { name: 'Feature' }))
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(field()).toHaveValue('77')
})

it('removes one, or says that somebody else did', async () => {
  const { api, user } = await opened({ 'DELETE /api/staff/featured/1': { body: { postId: 1 } } })
  await user.click(screen.getByRole('button', { name: 'Remove: Post 1' }))
  expect(await screen.findByText('Featured no longer')).toBeVisible()
  await waitFor(() => expect(api.asked(get)).toHaveLength(2))
  api.answer('DELETE /api/staff/featured/3', { status: 404, body: { message: 'This post is not featured.' } })
  await user.click(screen.getByRole('button', { name: 'Remove: Post 3' }))
  expect(await screen.findByText('This post is not featured.')).toBeVisible()
})
