import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { AppealsSection } from './AppealsSection.tsx'
import { LogSection } from './LogSection.tsx'
import { ModerationScreen } from './ModerationScreen.tsx'
import { counts } from './testing/queue-items.ts'

const desk = (
  <Routes>
    <Route path="/staff/moderation/:tab?" element={<ModerationScreen />} />
  </Routes>
)

it('a log that is narrowed is read from its first page', async () => {
  const call = 'GET /api/moderation/log'
  const api = fakeApi({ [call]: { body: { entries: [], total: 400 } } })
  const { user } = await show(<LogSection />, { api, at: '/staff/moderation/log?actor=mo&page=3' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'What was done' }), 'Deleted')
  await waitFor(() => expect(api.asked(call)).toHaveLength(2))
  expect(api.asked(call).map(({ params: { page, kind, actor } }) => ({ page, kind, actor }))).toEqual([
    { page: '3', actor: 'mo' },
    { page: '1', kind: 'PostDeleted', actor: 'mo' },
  ])
})

it('so are the appeals', async () => {
  const call = 'GET /api/moderation/appeals'
  const api = fakeApi({ [call]: { body: { appeals: [], total: 400 } } })
  const { user } = await show(<AppealsSection />, { api, at: '/staff/moderation/appeals?page=3' })
  await user.click(screen.getByRole('button', { name: 'Decided' }))
  await waitFor(() => expect(api.asked(call)).toHaveLength(2))
  expect(api.asked(call).map(({ params: { page, state } }) => ({ page, state }))).toEqual([
    { page: '3', state: 'open' },
    { page: '1', state: 'decided' },
  ])
})

it.each([
  ['cases', 'queue', 'GET /api/moderation/queue', { items: [], total: 0, counts, next: null, medianMinutes: null }],
  ['suggested edits', 'edits', 'GET /api/moderation/edits', { suggestions: [], total: 0 }],
])('a list of %s says what it does not understand of its address, and asks for the rest', async (...row) => {
  const [, tab, call, body] = row
  const api = fakeApi({
    'GET /api/moderation/queue': { body: { items: [], total: 0, counts, next: null } },
    [call]: { body },
  })
  const at = `/staff/moderation/${tab}?q=${'x'.repeat(300)}&category=computers`
  const { user, address } = await show(desk, { api, at, signedIn: true })
  expect(await screen.findByText(/We do not understand the search “x{40}…” in this address/)).toBeVisible()
  const narrowings = api.asked(call).map(({ params: { category, q } }) => ({ category, q }))
  expect(narrowings).toContainEqual({ category: 'computers' })
  expect(narrowings.filter(({ q }) => q !== undefined)).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Leave it out' }))
  expect(address()).toBe(`/staff/moderation/${tab}?category=computers`)
})
