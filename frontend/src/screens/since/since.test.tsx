import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { newsKinds, type NewsList } from '@deals/events'
import { routes } from '../../lib/routes.ts'
import { aPostCard } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { SinceScreen } from './SinceScreen.tsx'

const list = 'GET /api/visits/since'
const mark = 'POST /api/visits'

function someNews(
  said: Partial<Omit<NewsList, 'totals'>> = {},
  counts: Partial<Record<string, number>> = {},
): NewsList {
  const totals = Object.fromEntries(newsKinds.map((kind) => [kind, { count: counts[kind] ?? 0, isExact: true }]))
  return {
    since: '2026-11-19T16:00:00.000Z',
    isFirst: false,
    asOf: '2026-11-20T12:00:00.000Z',
    total: 0,
    totals: totals as NewsList['totals'],
    hidden: 0,
    posts: [],
    threads: [],
    ...said,
  }
}
const paid = { then: 60, now: 54.95, withShipping: false }
const cheaper = { post: aPostCard({ id: 7, title: 'Trail shoes' }), at: '2026-11-20T10:00:00.000Z', paid }

const open = (api: ReturnType<typeof fakeApi>, at = '/since') =>
  show(
    <Routes>
      <Route path={routes.since.path} element={<SinceScreen />} />
    </Routes>,
    { api, at, signedIn: true },
  )

it('says since when, and how much there is of each kind', async () => {
  await open(fakeApi({ [list]: { body: someNews({}, { new: 12, cheaper: 3 }) } }))
  expect(await screen.findByText(/since you were here/)).toHaveTextContent('20 h ago')
  expect(screen.getByRole('link', { name: /^New/ })).toHaveTextContent('New12')
  expect(screen.getByRole('link', { name: /^Cheaper/ })).toHaveTextContent('Cheaper3')
  expect(screen.getByRole('link', { name: /^New/ })).toHaveAttribute('aria-current', 'page')
})

it('says how much of it is hidden where nothing is left, with the way to what is muted', async () => {
  await open(fakeApi({ [list]: { body: someNews({ hidden: 2 }) } }))
  expect(await screen.findByText(/^No new deals/)).toHaveTextContent('2 are hidden by what you mute.')
  expect(screen.getByRole('link', { name: 'what you mute' })).toHaveAttribute('href', '/account/settings/feed')
})

it('shows what is cheaper, and what it cost', async () => {
  const api = fakeApi({ [list]: { body: someNews({ total: 1, posts: [cheaper] }, { cheaper: 1 }) } })
  await open(api, '/since/cheaper')
  expect(await screen.findByRole('link', { name: 'Trail shoes' })).toBeVisible()
  expect(screen.getByText('$60.00 at your last visit')).toBeVisible()
  expect(api.asked(list)[0]?.params).toMatchObject({ kind: 'cheaper', page: '1' })
})

it('says what one paid and pays where shipping is in it, as the card tells the price alone', async () => {
  const shipped = { ...cheaper, paid: { then: 60, now: 57.95, withShipping: true } }
  await open(fakeApi({ [list]: { body: someNews({ total: 1, posts: [shipped] }, { cheaper: 1 }) } }), '/since/cheaper')
  expect(await screen.findByText('$60.00 with shipping at your last visit, now $57.95')).toBeVisible()
})

it('leads to comments that were not read', async () => {
  const latest = { by: 'mo', at: '2026-11-20T11:00:00.000Z' }
  const threads = [{ postId: 7, title: 'Trail shoes', why: 'saved' as const, unread: 2, latest }]
  await open(fakeApi({ [list]: { body: someNews({ total: 1, threads }, { comments: 2 }) } }), '/since/comments')
  const link = await screen.findByRole('link', { name: /Trail shoes/ })
  expect(link).toHaveTextContent('2 unreadYou saved it · last by mo, 1 h ago')
  expect(link).toHaveAttribute('href', '/post/7#comments-section')
})

it('marks as read what it could show, and then shows nothing', async () => {
  const api = fakeApi({ [list]: { body: someNews({ total: 1, posts: [cheaper] }, { new: 1 }) }, [mark]: { body: {} } })
  const { user } = await open(api)
  await screen.findByRole('link', { name: 'Trail shoes' })
  api.answer(list, { body: someNews() })
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText(/^No new deals since your last visit/)).toBeVisible()
  expect(api.asked(mark)[0]?.body).toMatchObject({ readUpTo: '2026-11-20T12:00:00.000Z' })
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
})

it('says so where marking fails, and where nothing could be loaded', async () => {
  const api = fakeApi({
    [list]: { body: someNews({ total: 1, posts: [cheaper] }, { new: 1 }) },
    [mark]: { status: 429, body: { message: 'You are doing this too often.' } },
  })
  const { user } = await open(api)
  await screen.findByRole('link', { name: 'Trail shoes' })
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('You are doing this too often.')).toBeVisible()
})

it('can be asked again where it failed', async () => {
  const api = fakeApi({ [list]: { status: 500, body: { message: 'Something broke.' } } })
  const { user } = await open(api)
  const again = await screen.findByRole('button', { name: /again/i })
  api.answer(list, { body: someNews({ isFirst: true }) })
  await user.click(again)
  expect(await screen.findByText(/do not know of an earlier visit/)).toBeVisible()
  await waitFor(() => expect(screen.getByText(/^No new deals since yesterday/)).toBeVisible())
})
