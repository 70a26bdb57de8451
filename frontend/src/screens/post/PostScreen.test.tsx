import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { contentRemoved, usualReading } from '@deals/events'
import { aPostDetails } from '../../testing/builders.ts'
import { fakeApi, type FakeAnswer } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { PostBanner } from './PostBanner.tsx'
import { PostScreen } from './PostScreen.tsx'
import { PurchaseColumn } from './PurchaseColumn.tsx'

it('leads from a post that was merged to the one that stays, and to the same place on it', async () => {
  const api = fakeApi({
    'GET /api/posts/1': { body: aPostDetails({ id: 1, mergedInto: 9 }) },
    'GET /api/posts/9': { status: 404, body: 'Post not found' },
  })
  const screens = (
    <Routes>
      <Route path="/post/:id" element={<PostScreen />} />
    </Routes>
  )
  const { address } = await show(screens, { api, at: '/post/1#comments-section' })
  await waitFor(() => expect(address()).toMatch(/^\/post\/9/))
})

it.each([
  ['offers to renew what members say is back', 3, 1],
  ['offers nothing while they do not', null, 0],
])('%s, to whoever may', async (_what, renewalSuggestedBy, offers) => {
  const api = fakeApi({ 'PATCH /api/posts/1/renew': { body: { status: 'active', version: 2 } } })
  const { user } = await show(<PostBanner post={aPostDetails({ id: 1, status: 'expired', renewalSuggestedBy })} />, {
    api,
  })
  const buttons =
    offers === 0 ? screen.queryAllByRole('button') : await screen.findAllByRole('button', { name: 'Renew' })
  expect(buttons).toHaveLength(offers)
  await Promise.all(buttons.map((button) => user.click(button)))
  await waitFor(() => expect(api.asked('PATCH /api/posts/1/renew')).toHaveLength(offers))
})

it.each([
  ['product', 'This deal is over', 1],
  ['sales', 'This deal is over', 1],
  ['discussion', 'This discussion is over', 0],
] as const)('says that a post of the type %s is over, and of prices where it has one', async (type, words, prices) => {
  await show(<PostBanner post={aPostDetails({ id: 1, status: 'expired', type })} />, { api: fakeApi({}) })
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryAllByText(/the price is gone/)).toHaveLength(prices)
})

it.each([
  ['says when a deal begins that does not hold yet', '2026-12-01T09:00:00.000Z', 1],
  ['says nothing of when one began', '2026-11-01T09:00:00.000Z', 0],
])('%s', async (_what, startsAt, said) => {
  await show(<PostBanner post={aPostDetails({ id: 1, startsAt })} />, { api: fakeApi({}) })
  await waitFor(() => expect(screen.queryAllByText('Starts on 1 Dec 2026, 09:00 UTC.')).toHaveLength(said))
})

it('tells the poster why a post is held, where it waits and how long that takes', async () => {
  const api = fakeApi({ 'GET /api/posts/1/wait': { body: { position: 2, minutes: 20 } } })
  const review = { feedback: null, role: 'system', at: '2026-11-20T11:00:00Z', heldFor: ['reports', 'link'] as const }
  const post = aPostDetails({
    id: 1,
    status: 'staff-review',
    foundBy: 'ann',
    review: { ...review, heldFor: [...review.heldFor] },
  })
  await show(<PostBanner post={post} />, { api, signedIn: true })
  expect(await screen.findByText('position 2, usually 20 minutes')).toBeInTheDocument()
  expect(screen.getByText('Members reported it. Our checks found something about its link.')).toBeInTheDocument()
})

it.each([
  ['ai-review', 'ann', 'Only you, moderators and staff see it until then.'],
  ['ai-review', 'bob', 'Only its poster, moderators and staff see it until then.'],
  ['staff-review', 'bob', 'Moderators will look at it. Only its poster, moderators and staff see it until then.'],
  ['deleted', 'bob', 'Only moderators and staff see it.'],
] as const)('says who sees a post in %s by %s', async (status, foundBy, words) => {
  await show(<PostBanner post={aPostDetails({ id: 1, status, foundBy })} />, { api: fakeApi({}), signedIn: true })
  expect(await screen.findByText(words)).toBeInTheDocument()
})

it.each([
  ['beside the page', true, '_blank'],
  ['in its place, where a reader prefers that', false, null],
])('opens a shop %s', async (_how, newTab, target) => {
  const post = aPostDetails({ id: 1, dealUrl: 'https://shop.example/a' })
  const preferences = { reading: { ...usualReading, newTab } }
  await show(<PurchaseColumn post={post} />, { api: fakeApi({}), signedIn: true, preferences })
  const link = screen.getByRole('link', { name: /Get Deal/ })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([target, 'noopener nofollow ugc'])
})

it.each([
  ['counts who follows a deal to its shop', true, 1],
  ['counts nobody in a preview', false, 0],
])('%s', async (_what, isShown, clicks) => {
  const call = 'POST /api/posts/1/clicks'
  const api = fakeApi({ [call]: { body: { noted: true } } })
  const post = aPostDetails({ id: 1, dealUrl: 'https://shop.example/a' })
  const { user } = await show(<PurchaseColumn post={post} isPreview={!isShown} />, { api })
  await user.click(screen.getByRole('link', { name: /Get Deal/ }))
  await waitFor(() => expect(api.asked(call)).toHaveLength(clicks))
})

it.each([
  { what: 'of a deal', status: 'active', variant: 'primary', discounts: 1 },
  {
    what: 'of a deal that is over, without pressing it on anybody',
    status: 'expired',
    variant: 'default',
    discounts: 0,
  },
] as const)('shows the way to the shop $what', async ({ status, variant, discounts }) => {
  const post = aPostDetails({ id: 1, status, dealUrl: 'https://shop.example/a', price: 20, originalPrice: 40 })
  await show(<PurchaseColumn post={post} />, { api: fakeApi({}) })
  expect(screen.getByRole('link', { name: /Get Deal/ })).toHaveAttribute('data-variant', variant)
  expect(screen.queryAllByText('−50%')).toHaveLength(discounts)
})

it.each([
  ['says once that somebody reads a post', 'active', 1],
  ['says nothing of one that only some may see', 'staff-review', 0],
] as const)('%s', async (_what, status, views) => {
  const call = 'POST /api/posts/1/views'
  const api = fakeApi({
    'GET /api/posts/1': { body: aPostDetails({ id: 1, status }) },
    [call]: { body: { noted: true } },
  })
  const screens = (
    <Routes>
      <Route path="/post/:id" element={<PostScreen />} />
    </Routes>
  )
  await show(screens, { api, at: '/post/1' })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(api.asked(call)).toHaveLength(views))
})

describe('a post as it stood', () => {
  const at = '2026-11-20T09:00:00.000Z'
  const open = (answer: FakeAnswer, as = { signedIn: false }) =>
    show(
      <Routes>
        <Route path="/post/:id" element={<PostScreen />} />
      </Routes>,
      {
        api: fakeApi({
          'GET /api/posts/1/as-of': answer,
          'GET /api/posts/1/history': { body: { entries: [], total: 0 } },
        }),
        at: `/post/1?at=${at}`,
        ...as,
      },
    )

  it('says when that was and leads to now; nothing can be done to it', async () => {
    const post = aPostDetails({
      id: 1,
      title: 'Headphones',
      votes: 12,
      dealUrl: 'https://shop.example/a',
      commentsLockedFor: null,
    })
    await open({ body: { asked: at, position: null, at, post, removed: [] } }, { signedIn: true })
    expect(await screen.findByText('As it stood on 20 Nov 2026, 09:00 UTC')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See it as it is now' })).toHaveAttribute('href', '/post/1')
    expect(screen.getByText('12 votes by 09:00')).toBeInTheDocument()
    expect(screen.getByLabelText('See it as it was on (UTC)')).toHaveValue('2026-11-20T09:00')
    for (const name of ['Upvote', 'Bookmark', 'Share', 'More actions', 'Report']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
    expect(screen.queryByRole('link', { name: /Get Deal/ })).toBeNull()
  })

  it('says where words stood that a moderator removed', async () => {
    const post = aPostDetails({ id: 1, title: contentRemoved, content: contentRemoved, subtitle: contentRemoved })
    await open({ body: { asked: at, position: null, at, post, removed: ['title', 'content', 'subtitle'] } })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Content removed')
    expect(screen.getByText('A moderator removed the text that stood here.')).toBeInTheDocument()
    expect(screen.getByText('A moderator removed the subtitle.')).toBeInTheDocument()
  })

  it('says that there was nothing to be seen, and leads to now', async () => {
    await open({ status: 404, body: 'Post not found' })
    expect(await screen.findByText('Nothing to be seen at that time')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See it as it is now' })).toHaveAttribute('href', '/post/1')
  })
})

it.each([
  ['what is paid for shipping besides', 39.99, 1],
  ['nothing of shipping that is free', 0, 0],
  ['nothing of shipping of which nobody said anything', null, 0],
])('says beside the price %s', async (_what, shippingCost, said) => {
  const post = aPostDetails({ id: 1, price: 0, originalPrice: 40, shippingCost })
  await show(<PurchaseColumn post={post} />, { api: fakeApi({}) })
  expect(await screen.findByText('Free')).toBeInTheDocument()
  expect(screen.queryAllByText('+ $39.99 shipping')).toHaveLength(said)
})
