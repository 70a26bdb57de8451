import { act, screen, waitFor } from '@testing-library/react'
import type { AnnouncementsView } from '@deals/events'
import { announcementsApi } from '../../features/announcements/announcements.endpoints.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { Announcements } from './Announcements.tsx'

const anyOfThem = /announcements/i
const get = 'GET /api/announcements'
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const alerts = { id: 3, text: 'Stores have alerts', link: '/deal-alerts', endsAt: inHours(1) }
const rules = { id: 7, text: 'New rules', link: null, endsAt: inHours(2) }
const answer = (...announcements: AnnouncementsView['announcements']) => ({
  body: { announcements, changesAt: announcements[0]?.endsAt ?? null },
})
/** A page that opens with what is announced, as the server draws it. */
const Page = () =>
  announcementsApi.useGetAnnouncementsQuery(undefined).isSuccess ? <Announcements /> : <p>Not drawn yet</p>
const opened = async (first = answer(alerts, rules)) => {
  const api = fakeApi({ [get]: first })
  const site = await show(<Page />, { api })
  await waitFor(() => expect(screen.queryByText('Not drawn yet')).not.toBeInTheDocument())
  return { ...site, api }
}
const ask = (store: Awaited<ReturnType<typeof show>>['store']) =>
  act(async () => {
    await store.dispatch(announcementsApi.endpoints.getAnnouncements.initiate(undefined, { forceRefetch: true }))
  })

afterEach(() => {
  document.getElementById('announcer')?.remove()
  document.cookie = 'dismissed=; path=/; max-age=0'
})

it('what is announced stands in a region with a name, and leads where it says', async () => {
  await opened()
  expect(screen.getByRole('region', { name: 'Announcements' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Stores have alerts' })).toHaveAttribute('href', '/deal-alerts')
  expect(screen.getByText('New rules')).toBeVisible()
})

it('each is dismissed for itself, and the device remembers which', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('button', { name: 'Dismiss: New rules' }))
  expect(screen.queryByText('New rules')).not.toBeInTheDocument()
  expect(screen.getByText('Stores have alerts')).toBeVisible()
  expect(document.cookie).toContain('dismissed=7')
  await user.click(screen.getByRole('button', { name: 'Dismiss: Stores have alerts' }))
  expect(screen.queryByRole('region', { name: anyOfThem })).not.toBeInTheDocument()
  expect(document.cookie).toContain('dismissed=3.7')
})

it('what nobody would be shown any more is forgotten', async () => {
  const { api, store, user } = await opened(answer(alerts))
  await user.click(screen.getByRole('button', { name: /^Dismiss/ }))
  api.answer(get, answer(rules))
  await ask(store)
  await user.click(await screen.findByRole('button', { name: 'Dismiss: New rules' }))
  expect(document.cookie).toContain('dismissed=7')
})

it('one that ends goes', async () => {
  const { api, store } = await opened()
  api.answer(get, answer(rules))
  await ask(store)
  await waitFor(() => expect(screen.queryByText('Stores have alerts')).not.toBeInTheDocument())
  expect(screen.getByText('New rules')).toBeVisible()
})

it('one that comes while the page is read lies over it, and is read aloud once', async () => {
  const { api, store, user } = await opened(answer())
  expect(screen.queryByRole('region', { name: anyOfThem })).not.toBeInTheDocument()
  api.answer(get, answer(rules))
  await ask(store)
  const late = await screen.findByRole('region', { name: 'New announcements' })
  expect(late).toHaveAttribute('data-late', 'true')
  expect(document.getElementById('announcer')).toHaveTextContent('New rules')
  api.answer(get, answer(rules, alerts))
  await ask(store)
  await waitFor(() => expect(document.getElementById('announcer')).toHaveTextContent(/^Stores have alerts$/))
  await user.click(screen.getByRole('button', { name: 'Dismiss: Stores have alerts' }))
  expect(document.getElementById('announcer')).toHaveTextContent(/^Stores have alerts$/)
})
