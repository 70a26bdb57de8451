import { act, screen, waitFor } from '@testing-library/react'
import { devicePreferenceChanged } from '../../features/preferences/device-preferences.slice.ts'
import { devicePreferencesFrom } from '../../features/preferences/parse-device-cookies.ts'
import { show } from '../../testing/show.tsx'
import { Welcome } from './Welcome.tsx'

const opened = async (signedIn: boolean) => {
  document.cookie = 'welcome=1; path=/'
  const site = await show(
    <>
      <Welcome />
      <main id="main" tabIndex={-1} />
    </>,
    { at: '/popular', signedIn: signedIn && { username: 'ann_b' } },
  )
  act(() => void site.store.dispatch(devicePreferenceChanged({ isNew: true })))
  return site
}
const region = { name: 'Welcome, ann_b!' }

afterEach(() => {
  document.cookie = 'welcome=; path=/; max-age=0'
})

it('greets a new member with what to do first', async () => {
  await opened(true)
  expect(await screen.findByRole('region', region)).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/for-you',
    '/deal-alerts/alerts/new',
    '/bookmarks',
    '/account/settings/standing',
  ])
})

it('goes for good when it is dismissed, and the page has the focus', async () => {
  const { user } = await opened(true)
  await user.click(await screen.findByRole('button', { name: 'Dismiss welcome' }))
  expect(screen.queryByRole('region', region)).toBeNull()
  expect(document.cookie).not.toContain('welcome')
  expect(screen.getByRole('main')).toHaveFocus()
})

it('goes for good when the member goes on', async () => {
  const { user, address } = await opened(true)
  await user.click(await screen.findByRole('link', { name: /^Say what you look for/ }))
  await waitFor(() => expect(screen.queryByRole('region', region)).toBeNull())
  expect([address(), document.cookie]).toEqual(['/for-you', ''])
})

it('greets no visitor', async () => {
  await opened(false)
  expect(screen.queryByText(/^Welcome/)).toBeNull()
})

it.each([
  [{ welcome: '1', session: 's' }, true],
  [{ welcome: '1' }, false],
  [{ welcome: 'x', session: 's' }, false],
  [{ session: 's' }, false],
])('with the cookies %j a member is new: %j', (cookies, isNew) => {
  expect(devicePreferencesFrom(cookies, null).isNew).toBe(isNew)
})
