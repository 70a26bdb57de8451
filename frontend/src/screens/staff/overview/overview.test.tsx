import { screen, waitFor } from '@testing-library/react'
import { dayFacts, type Overview } from '@deals/events'
import { fakeApi } from '../../../testing/fake-api.ts'
import { show } from '../../../testing/show.tsx'
import { OverviewScreen } from './OverviewScreen.tsx'
import { chart, dayBars } from './day-bars.ts'

const call = 'GET /api/staff/overview'
const dates = ['2026-11-19', '2026-11-20']
const overview: Overview = {
  days: 7,
  now: { active: 12, expired: 3, inReview: 2, openReports: 1, members: 40 },
  dates,
  series: dayFacts.map((fact) => ({ fact, counts: fact === 'votes' ? [3, 6] : fact === 'active' ? [30, 35] : [0, 0] })),
  medianReviewMinutes: 190,
}
const size = { 'GET /api/staff/newsletter/size': { body: { confirmed: 1204 } } }
const opened = (api = fakeApi({ ...size, [call]: { body: overview } }), at = '/staff/dashboard') =>
  show(<OverviewScreen />, { api, at, signedIn: { isStaff: true } })

it('shows what stands now and a chart of each fact', async () => {
  await opened()
  expect(await screen.findByRole('img', { name: 'Votes by day: 9 in 2 days, 6 on the busiest.' })).toBeVisible()
  const active = 'Members active by day: 33 a day in 2 days, 35 on the busiest.'
  expect(screen.getByRole('img', { name: active })).toBeVisible()
  expect(screen.getByText('Members active')).toHaveTextContent('Members active33 a day')
  expect(screen.getByText('Held posts decided')).toBeVisible()
  expect(screen.getByText('Median review time').nextSibling).toHaveTextContent('3 h')
  expect(await screen.findByText('1,204')).toBeVisible()
  expect(screen.getAllByRole('img')).toHaveLength(dayFacts.length)
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
})

it.each([
  ['Active posts: 12', '/'],
  ['Expired posts: 3', '/search?q=is%3Aexpired'],
])('leads from “%s” to the posts that it counts', async (name, address) => {
  await opened()
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address)
})

it('asks for the period of the address, also as a table', async () => {
  const { api, user, address } = await opened()
  await user.click(screen.getByRole('button', { name: '30 days' }))
  await waitFor(() => expect(api.asked(call).at(-1)?.params).toMatchObject({ days: '30' }))
  expect(address()).toBe('/staff/dashboard?days=30')
  expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', '/api/staff/overview?format=csv&days=30')
})

it('says that it could not be loaded, and asks again', async () => {
  const { api, user } = await opened(fakeApi({ [call]: { status: 500, body: { message: 'no' } } }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.answer(call, { body: overview })
  await user.click(again)
  expect(await screen.findByText('Active posts')).toBeVisible()
})

it('draws the busiest day as high as the chart, and nothing for none', () => {
  const bars = dayBars([...dates, '2026-11-21'], [2, 4, 0])
  expect(bars.map(({ height, y }) => [height, y])).toEqual([
    [chart.height / 2, chart.height / 2],
    [chart.height, 0],
    [0, chart.height],
  ])
})
