import { screen, waitFor, within } from '@testing-library/react'
import type { TransparencyView } from '@deals/events'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { TransparencyScreen } from './TransparencyScreen.tsx'

const call = 'GET /api/transparency'
const numbers: TransparencyView = {
  days: 30,
  reviews: { submitted: 120, reported: 9, decided: 14, medianMinutes: 190 },
  removals: {
    total: 8,
    takenBack: 1,
    ofWords: 7,
    byReason: [
      { reason: 'spam', count: 6 },
      { reason: 'other', count: 2 },
    ],
  },
  appeals: { decided: 3, overturned: 1 },
  votes: { cast: 4_000, excluded: 100, waiting: 12 },
  members: { warned: 2, restricted: 1, reinstated: 0 },
  blockedStores: 4,
}
const nothing: TransparencyView = {
  days: 30,
  reviews: { submitted: 0, reported: 0, decided: 0, medianMinutes: null },
  removals: { total: 0, takenBack: 0, ofWords: 0, byReason: [] },
  appeals: { decided: 0, overturned: 0 },
  votes: { cast: 0, excluded: 0, waiting: 0 },
  members: { warned: 0, restricted: 0, reinstated: 0 },
  blockedStores: 0,
}
const opened = (body: TransparencyView, at = '/transparency') =>
  show(<TransparencyScreen />, { api: fakeApi({ [call]: { body } }), at })
/** What stands below a label. */
const figure = async (label: string) => (await screen.findByText(label)).nextSibling?.textContent

it.each([
  ['Posts submitted', '120'],
  ['Held posts decided', '14'],
  ['Median review time', '3 h'],
  ['Posts removed', '8'],
  ['Of these taken back', '1 (13%)'],
  ['Removals of words', '7'],
  ['Of these overturned', '1 (33%)'],
  ['Votes cast', '4,000'],
  ['Of these without weight', '100 (3%)'],
  ['Waiting now', '12'],
  ['Restrictions', '1'],
  ['Stores blocked now', '4'],
])('%s: %s', async (label, words) => {
  await opened(numbers)
  expect(await figure(label)).toBe(words)
})

it('tells why posts were removed, the commonest reason first, and leads to the single decisions', async () => {
  await opened(numbers)
  const rows = within(await screen.findByRole('list', { name: 'Removals by reason' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Spam6', 'Other2'])
  expect(screen.getByRole('link', { name: 'moderation log' })).toHaveAttribute('href', '/moderation-log')
})

it('says so where nothing happened, and makes no share of nothing', async () => {
  await opened(nothing)
  expect(await screen.findByText('No post was removed in these days.')).toBeVisible()
  expect([await figure('Median review time'), await figure('Of these overturned')]).toEqual(['None yet', '0'])
})

it.each([
  ['/transparency', '30'],
  ['/transparency?days=90', '90'],
  ['/transparency?days=8', '30'],
])('at %s asks for %s days', async (at, days) => {
  const { api } = await opened(numbers, at)
  await screen.findByText('Posts removed')
  expect(api.asked(call).map(({ params }) => params.days)).toEqual([days])
})

it('looks further back when it is told to', async () => {
  const { api, user, address } = await opened(numbers)
  await user.click(await screen.findByRole('button', { name: '90 days' }))
  await waitFor(() => expect(api.asked(call).at(-1)?.params).toMatchObject({ days: '90' }))
  expect(address()).toBe('/transparency?days=90')
})

it('says that the numbers could not be loaded, and asks again', async () => {
  const { api, user } = await show(<TransparencyScreen />, {
    api: fakeApi({ [call]: { status: 500, body: { message: 'no' } } }),
    at: '/transparency',
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('The numbers could not be loaded.')).toBeVisible()
  api.answer(call, { body: numbers })
  await user.click(again)
  expect(await screen.findByText('Posts removed')).toBeVisible()
})
