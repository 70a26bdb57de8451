import { screen, waitFor } from '@testing-library/react'
import { AnnouncedContext } from '../../lib/announced.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { PushSwitch } from './PushSwitch.tsx'

const subscription = {
  endpoint: 'https://web.push.apple.com/a',
  options: { applicationServerKey: new Uint8Array([4, 255]).buffer },
  getKey: (name: string) => new Uint8Array(name === 'auth' ? [251, 255] : [4, 1]).buffer,
  unsubscribe: jest.fn(async () => true),
}

/** A browser with push notices, whose reader says yes or no when asked. */
function giveBrowser({ permission = 'default', answers = 'granted' } = {}) {
  const pushManager = { getSubscription: async () => null, subscribe: jest.fn(async () => subscription) }
  const registration = { pushManager: { ...pushManager, getSubscription: async () => subscription } }
  const serviceWorker = { ready: Promise.resolve({ pushManager }), getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  const Notification = { permission, requestPermission: jest.fn(async (): Promise<string> => answer()) }
  const answer = (): string => (Notification.permission = answers)
  Object.assign(globalThis, { PushManager: class {}, Notification })
  return { pushManager, Notification }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(globalThis, 'PushManager')
  Reflect.deleteProperty(globalThis, 'Notification')
})

const site = (isOn = false) =>
  fakeApi({
    'GET /api/user/push': { body: { isOn, publicKey: 'BP8' } },
    'PUT /api/user/push': { body: { isOn: true, publicKey: 'BP8' } },
    'DELETE /api/user/push': { body: { isOn: false, publicKey: 'BP8' } },
  })
const opened = async (api = site()) => {
  const shown = await show(<PushSwitch />, { api, signedIn: true })
  const box = await screen.findByRole('checkbox', { name: /Push notices on this device/ })
  /** Nobody can press it before the site has said whether they are on. */
  const press = async () => {
    await waitFor(() => expect(box).toBeEnabled())
    await shown.user.click(box)
  }
  return { ...shown, box, press }
}

describe('push notices on a device', () => {
  it('are asked for when they are switched on, and not before', async () => {
    const { pushManager, Notification } = giveBrowser()
    const { api, press } = await opened()
    await screen.findByText(/Your browser will ask you/)
    expect(Notification.requestPermission).not.toHaveBeenCalled()
    await press()
    await screen.findByRole('checkbox', { name: /Push notices/ })
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BP8' })
    expect(api.asked('PUT /api/user/push')).toMatchObject([
      { body: { endpoint: subscription.endpoint, p256dh: 'BAE', auth: '-_8' } },
    ])
  })

  it('say where to allow them once the reader said no', async () => {
    giveBrowser({ answers: 'denied' })
    const { api, box, press } = await opened()
    await press()
    expect(await screen.findByText(/Its settings for this site allow them again/)).toBeVisible()
    expect(box).toBeDisabled()
    expect(api.asked('PUT /api/user/push')).toEqual([])
  })

  it('say where a browser has none', async () => {
    const { box } = await opened()
    expect(await screen.findByText(/add the site to the home screen first/)).toBeVisible()
    expect(box).toBeDisabled()
  })

  it('end on the site and in the browser', async () => {
    giveBrowser({ permission: 'granted' })
    const { api, press } = await opened(site(true))
    await press()
    await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled())
    expect(api.asked('DELETE /api/user/push')).toHaveLength(1)
  })
})

it('says why nobody can switch them on while they are off for everybody', async () => {
  giveBrowser()
  const closed = (
    <AnnouncedContext value={{ closed: [{ feature: 'push', sentence: 'They are switched off.' }] }}>
      <PushSwitch />
    </AnnouncedContext>
  )
  await show(closed, { api: site(), signedIn: true })
  const box = await screen.findByRole('checkbox', { name: /Push notices on this device/ })
  expect(box).toBeDisabled()
  expect(box).toHaveAccessibleDescription('They are switched off.')
})
