import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { routes } from '../../lib/routes.ts'
import { aStanding } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { settingsTabs } from './settings-tabs.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

/** Style sheets decide which navigation a screen shows; here all of them stand. */
async function open(at: string, api = fakeApi()) {
  await show(
    <Routes>
      <Route path={routes.settings.path} element={<SettingsScreen />} />
    </Routes>,
    { signedIn: true, at, api },
  )
  return screen.getAllByRole('navigation', { name: 'Settings', hidden: true })
}

const addresses = (nav: HTMLElement | undefined) =>
  within(nav as HTMLElement)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))

const parts = settingsTabs.map(({ value }) => `/account/settings/${value}`)

it('lists every part at the address of all settings', async () => {
  const [list, tabs] = await open('/account/settings')
  expect(addresses(list)).toEqual(parts)
  expect(addresses(tabs)).toEqual(parts)
})

it.each(settingsTabs)('leads from $label back to all of them, and says which it is', async ({ value, label }) => {
  const [back, tabs] = await open(`/account/settings/${value}`)
  expect(addresses(back)).toEqual(['/account/settings'])
  expect(addresses(tabs)).toEqual(parts)
  expect(within(screen.getByRole('heading', { level: 1, hidden: true })).getByText(label)).toBeInTheDocument()
})

it.each([
  ['profile', 'user/profile', { username: 'ann', bio: null, location: null, avatar: null, nextNameChangeAt: null }],
  ['standing', 'user/standing', aStanding()],
] as const)('names a part once: %s', async (...[value, path, body]) => {
  await open(`/account/settings/${value}`, fakeApi({ [`GET /api/${path}`]: { body } }))
  const { label } = settingsTabs.find((tab) => tab.value === value) ?? settingsTabs[0]
  await screen.findByText(value === 'profile' ? 'Save profile' : 'You may vote, post and comment.')
  expect(screen.queryByRole('heading', { level: 2, name: label })).toBeNull()
})
