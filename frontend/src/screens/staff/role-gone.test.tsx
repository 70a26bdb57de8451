import { screen } from '@testing-library/react'
import { fakeApi, type FakeAnswer } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { SettingsScreen } from './settings/SettingsScreen.tsx'
import { SitePagesScreen } from './site-pages/SitePagesScreen.tsx'

const notAllowed: FakeAnswer = { status: 403, body: { message: 'You are not allowed to do this' } }
const title = 'You may not use this page any more'

it('tells who lost the role for staff while they wrote, and keeps what they wrote', async () => {
  let hasRole = true
  const whileStaff = (body: unknown) => () => (hasRole ? { body } : notAllowed)
  const version = { version: 1, changedAt: '2026-11-20T00:00:00.000Z', what: null, by: null }
  const api = fakeApi({
    'GET /api/pages/privacy': { body: { slug: 'privacy', text: 'We keep a name.', ...version, versions: [version] } },
    'GET /api/staff/parked': whileStaff({ parked: [], passedOver: [] }),
    'PUT /api/staff/pages/privacy': whileStaff({ version: 2 }),
  })
  const { user } = await show(<SitePagesScreen />, { api, signedIn: { isStaff: true } })
  const field = await screen.findByRole('textbox', { name: 'Text' })
  await user.clear(field)
  await user.type(field, 'We keep a name and nothing else.')
  await user.type(screen.getByRole('textbox', { name: 'What changed, in a line' }), 'Less.')
  expect(screen.queryByText(title)).toBeNull()
  hasRole = false
  await user.click(screen.getByRole('button', { name: /^Put version/ }))
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(field).toHaveValue('We keep a name and nothing else.')
})

it('tells who is still staff, but not of those who may open this part', async () => {
  const api = fakeApi({
    'GET /api/staff/settings': notAllowed,
    'GET /api/staff/parked': { body: { parked: [], passedOver: [] } },
  })
  await show(<SettingsScreen />, { api, signedIn: { isSuperUser: true } })
  expect(await screen.findByText(title)).toBeVisible()
})
