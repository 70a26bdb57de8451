import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import type { PastDealsView } from '@deals/events'
import { aPostCard, aShop } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { StoreScreen } from './StoreScreen.tsx'

const at = '2026-11-20T09:00:00.000Z'
const call = 'GET /api/stores/north-audio/as-of'
const deals = (titles: readonly string[], next: string | null = null): PastDealsView => ({
  asked: at,
  posts: titles.map((title, index) => aPostCard({ id: index + 1, title })),
  next,
})
const open = async (answer: object, status = 200) => {
  const api = fakeApi({ 'GET /api/stores/north-audio': { body: aShop() }, [call]: { status, body: answer } })
  const screens = (
    <Routes>
      <Route path="/store/:slug" element={<StoreScreen />} />
    </Routes>
  )
  const { user } = await show(screens, { api, at: `/store/north-audio?at=${at}`, signedIn: true })
  return { api, user }
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it('shows what was active then, which leads to its page of that moment, and nothing to press on it', async () => {
  await open(deals(['Lamp', 'Kettle']))
  expect(await screen.findByText('As they stood on 20 Nov 2026, 09:00 UTC')).toBeVisible()
  expect(titles()).toEqual(['Lamp', 'Kettle'])
  expect(screen.getByRole('link', { name: 'Lamp' })).toHaveAttribute('href', `/post/1?at=${encodeURIComponent(at)}`)
  expect(screen.getByRole('link', { name: 'See it as it is now' })).toHaveAttribute('href', '/store/north-audio')
  expect(screen.queryByRole('button', { name: /Upvote|Bookmark|Save/ })).toBeNull()
  expect(screen.queryByText(/votes?$/)).toBeNull()
})

it('goes on where there are more', async () => {
  const { api, user } = await open(deals(['Lamp'], '5-1'))
  api.answer(call, { body: { ...deals([]), posts: [aPostCard({ id: 9, title: 'Kettle' })] } })
  await user.click(await screen.findByRole('button', { name: 'More deals' }))
  await waitFor(() => expect(titles()).toEqual(['Lamp', 'Kettle']))
  expect(api.asked(call).map(({ params }) => params['after'] ?? '')).toEqual(['', '5-1'])
  expect(screen.queryByRole('button', { name: 'More deals' })).toBeNull()
})

it('says that none was active', async () => {
  await open(deals([]))
  expect(await screen.findByText('No deal of it was active then.')).toBeVisible()
})

it.each([
  [400, 'Name a time such as 2026-11-27T09:00Z'],
  [404, 'Store not found'],
])('says why there is nothing to be seen (%d)', async (status, message) => {
  await open({ message }, status)
  expect(await screen.findByText(`${message}.`)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See it as it is now' })).toHaveAttribute('href', '/store/north-audio')
})

it('asks again after a failure', async () => {
  const { api, user } = await open({ message: 'The site is busy' }, 503)
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.answer(call, { body: deals(['Lamp']) })
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Lamp' })).toBeVisible()
})
