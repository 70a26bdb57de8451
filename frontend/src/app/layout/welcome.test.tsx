import { act, screen, waitFor } from '@testing-library/react'
import { newsletterApi } from '../../features/newsletter/newsletter.endpoints.ts'
import { devicePreferenceChanged } from '../../features/preferences/device-preferences.slice.ts'
import { devicePreferencesFrom } from '../../features/preferences/parse-device-cookies.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { Welcome } from './Welcome.tsx'

const nowhere = { email: null, confirmed: false, pending: null }

const opened = async (signedIn: boolean, address: object = nowhere) => {
  document.cookie = 'welcome=1; path=/'
  const site = await show(
    <>
      <Welcome />
      <main id="main" tabIndex={-1} />
    </>,
    {
      at: '/popular',
      signedIn: signedIn && { username: 'ann_b' },
      api: fakeApi({ 'GET /api/user/email': { body: address } }),
    },
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

it.each([
  ['was given when joining', { pending: 'ann@mail.example' }, ['ann@mail.example', '/account/settings/security']],
  ['was put in by staff', { email: 'ann@mail.example' }, ['ann@mail.example', '/account/settings/security']],
  ['holds', { email: 'ann@mail.example', confirmed: true }, []],
  ['is not known', {}, []],
])('reminds of the letter where an address %s', async (_what, address, reminder) => {
  const { store } = await opened(true, { ...nowhere, ...address })
  const answer = newsletterApi.endpoints.getEmail.select(undefined)
  await waitFor(() => expect(answer(store.getState()).isSuccess).toBe(true))
  const links = screen.queryAllByRole('link', { name: 'No letter, or another address?' })
  const said = links.flatMap((link) => [
    /sent to ([^ ]+)\. /.exec(link.parentElement?.textContent ?? '')?.[1],
    link.getAttribute('href'),
  ])
  expect(said).toEqual(reminder)
})

it('goes for good when it is dismissed, and the page has the focus', async () => {
  const { user } = await opened(true)
  await user.click(await screen.findByRole('button', { name: 'Dismiss welcome' }))
  expect(screen.queryByRole('region', region)).toBeNull()
  expect(document.cookie).not.toContain('welcome')
  expect(screen.getByRole('main')).toHaveFocus()
})

it('goes with the member to the first things, less those that they opened, and for good after the last', async () => {
  const { user, address } = await opened(true)
  const open = async (name: RegExp) => user.click(await screen.findByRole('link', { name }))
  await open(/^Say what you look for/)
  expect([address(), screen.queryByRole('link', { name: /^Say what you look for/ })]).toEqual(['/for-you', null])
  expect(screen.getByText(/These two make the site yours/)).toBeVisible()
  await open(/^Save what you like/)
  expect([address(), document.cookie]).toEqual(['/bookmarks', 'welcome=1'])
  await open(/^Hear of the deal/)
  await waitFor(() => expect(screen.queryByRole('region', region)).toBeNull())
  expect([address(), document.cookie]).toEqual(['/deal-alerts/alerts/new', ''])
})

it('goes for good when the member goes elsewhere', async () => {
  const { user, address } = await opened(true)
  await user.click(await screen.findByRole('link', { name: /^See how often/ }))
  await waitFor(() => expect(screen.queryByRole('region', region)).toBeNull())
  expect([address(), document.cookie]).toEqual(['/account/settings/standing', ''])
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
