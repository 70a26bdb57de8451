import { waitFor } from '@testing-library/react'
import type { Live, LivePost, PostStatus } from '@deals/events'
import { latest, notificationsApi } from '../../features/notifications/notifications.endpoints.ts'
import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { aPostCard, aPostDetails } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { makeStore } from '../store.ts'
import { takeIn } from './take-in.ts'

const request = { currency: 'USD' } as const
const inbox = (unread: number) => ({ body: { notifications: [], page: 1, limit: 5, total: 9, unread } })

const told = (id: number, said: Partial<LivePost> = {}): LivePost => ({
  id,
  status: 'active',
  price: 20,
  originalPrice: null,
  votes: 7,
  userVote: null,
  voteAggregatedAt: '2026-11-20T14:05:00.000Z',
  userVoteUpdatedAt: null,
  commentCount: 3,
  ...said,
})

/** A page that shows a feed of two posts, one of them opened, and the bell. */
async function openPage() {
  const api = fakeApi({
    'GET /api/posts': {
      body: { posts: [1, 2].map((id) => aPostCard({ id, price: 20, votes: 5 })), total: 2, asOf: 1 },
    },
    'GET /api/posts/1': { body: aPostDetails({ id: 1, price: 20, votes: 5 }) },
    'GET /api/notifications': inbox(1),
  })
  const { dispatch, getState } = makeStore({ send: api.send })
  await Promise.all([
    dispatch(postsApi.endpoints.getFeed.initiate(request)),
    dispatch(postsApi.endpoints.getPost.initiate(1)),
    dispatch(notificationsApi.endpoints.listNotifications.initiate(latest)),
  ])
  return {
    api,
    tell: (live: Live) => dispatch(takeIn(live)),
    inFeed: () =>
      postsApi.endpoints.getFeed
        .select(request)(getState())
        .data?.pages.flatMap(({ posts }) => posts),
    opened: () => postsApi.endpoints.getPost.select(1)(getState()).data,
  }
}

it('shows what was told wherever the post stands, and leaves the others', async () => {
  const page = await openPage()
  const [, other] = page.inFeed() ?? []
  page.tell({ unread: 1, posts: [told(1), told(99)] })
  expect(page.inFeed()?.[0]).toMatchObject({ id: 1, votes: 7, commentCount: 3 })
  expect(page.inFeed()?.[1]).toBe(other)
  expect(page.opened()).toMatchObject({ id: 1, votes: 7, commentCount: 3 })
  expect(page.api.asked('GET /api/posts/1')).toHaveLength(1)
})

it.each([
  ['its status', { status: 'expired' as PostStatus }],
  ['its price', { price: 15 }],
])('asks for the whole post again when %s changed, because more follows from it', async (_what, said) => {
  const page = await openPage()
  page.tell({ unread: 1, posts: [told(1, said)] })
  await waitFor(() => expect(page.api.asked('GET /api/posts/1')).toHaveLength(2))
})

it.each([
  ['as many as the bell shows', 1, 1],
  ['more', 2, 2],
  ['fewer, because they were read elsewhere', 0, 2],
])('asks for notifications as often as it must where %s are unread', async (_what, unread, times) => {
  const page = await openPage()
  page.tell({ unread, posts: [] })
  await waitFor(() => expect(page.api.asked('GET /api/notifications')).toHaveLength(times))
})
