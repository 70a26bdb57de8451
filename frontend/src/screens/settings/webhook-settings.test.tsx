import { screen, waitFor, within } from '@testing-library/react'
import type { StandingView, WebhookView } from '@deals/events'
import { aStanding } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { formFrom, valueOf } from './webhook-form-values.ts'
import { WebhookSettings } from './WebhookSettings.tsx'

const list = 'GET /api/user/webhooks'
const create = 'POST /api/user/webhooks'
const webhook = (over: Partial<WebhookView> = {}): WebhookView => ({
  id: 'a1',
  url: 'https://hooks.ann.dev/deals',
  subject: { kind: 'category', value: 'techelectronics' },
  changes: ['expired'],
  state: 'on',
  madeAt: '2026-01-01T00:00:00Z',
  failingSince: null,
  ...over,
})
const withWebhooks = (webhooks: readonly WebhookView[], mayAdd = true) =>
  fakeApi({ [list]: { body: { webhooks, mayAdd } } })
const open = (api: ReturnType<typeof fakeApi>, at = '/account/settings/webhooks') =>
  show(<WebhookSettings />, { api, at, signedIn: true })

it('says that there are none yet', async () => {
  await open(withWebhooks([]))
  expect(await screen.findByText('You have none yet.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add webhook' })).toBeVisible()
})

const newcomer = (days: number, contributions: number): Partial<StandingView> => ({
  trustLevel: 0,
  next: {
    level: 1,
    needs: [
      { what: 'days', has: days, needs: 7 },
      { what: 'contributions', has: contributions, needs: 3 },
    ],
  },
})

it.each<[string, Partial<StandingView>, string]>([
  ['both', newcomer(3, 1), 'You need 4 more days here, and 2 more posts, comments or right reports.'],
  ['days', newcomer(6, 3), 'You need 1 more day here.'],
  ['contributions', newcomer(7, 2), 'You need 1 more post, comment or right report.'],
  [
    'nothing but the right to comment',
    { trustLevel: 1, restricts: ['comment'] },
    'They are not for members who are kept from something. May not comment any more.',
  ],
])('tells a member what is missing: %s', async (_, over, sentence) => {
  const api = withWebhooks([], false)
  api.answer('GET /api/user/standing', { body: aStanding({ trustLevel: 0, ...over }) })
  await open(api)
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: 'My standing' })).toHaveAttribute('href', '/account/settings/standing')
  expect(screen.queryByRole('button', { name: 'Add webhook' })).toBeNull()
})

it('is filled in with what a list was followed from, and tells the secret once, also of the last one', async () => {
  const api = withWebhooks([])
  api.answer(create, () => {
    api.answer(list, { body: { webhooks: [webhook()], mayAdd: false } })
    return { status: 201, body: { ...webhook(), secret: 'whsec_c2VjcmV0' } }
  })
  const { user } = await open(api, '/account/settings/webhooks?kind=search&value=usb%20hub')
  await user.type(await screen.findByLabelText('Address'), 'https://hooks.ann.dev/deals')
  expect(screen.getByLabelText('Words')).toHaveValue('usb hub')
  await user.click(screen.getByLabelText('Ended'))
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByLabelText('Secret')).toHaveValue('whsec_c2VjcmV0')
  expect(api.asked(create)[0]?.body).toEqual({
    url: 'https://hooks.ann.dev/deals',
    subject: { kind: 'search', value: 'usb hub' },
    changes: ['expired'],
  })
  await user.click(within(dialog).getByRole('button', { name: 'I have kept it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(/whsec_/)).toBeNull()
})

it('says at the field what is wrong with it', async () => {
  const api = withWebhooks([])
  const fields = { url: 'Enter an address with a public name', subject: 'There is no such category' }
  api.answer(create, { status: 422, body: { message: 'Please check the fields.', fields } })
  const { user } = await open(api)
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }))
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(/with a public name/))
  expect(screen.getByLabelText('Category')).toHaveAccessibleDescription(/no such category/)
})

it('shows what was sent lately, after a test too', async () => {
  const api = withWebhooks([webhook({ state: 'failing', failingSince: '2026-01-01T00:00:00Z' })])
  const sent = { id: 'ping-1', type: 'ping', at: '2026-01-05T00:00:00Z', outcome: 'failed', status: 500, ms: 12 }
  api.answer('POST /api/user/webhooks/a1/test', { body: sent })
  const left = { ...sent, id: '7-1', type: 'edited', outcome: 'skipped', status: null }
  api.answer('GET /api/user/webhooks/a1/deliveries', { body: { deliveries: [sent, left] } })
  const { user } = await open(api)
  expect(await screen.findByText('Off: nothing succeeded for three days')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send a test' }))
  const table = await screen.findByRole('region', { name: 'Deliveries' })
  expect(within(table).getByText('Not taken (500)')).toBeVisible()
  expect(within(table).getByText('12 ms')).toBeVisible()
  expect(within(table).getByText('Left out: too many at once, or the address was slow')).toBeVisible()
})

it('is told of other changes once somebody says so', async () => {
  const api = withWebhooks([webhook()])
  api.answer('PATCH /api/user/webhooks/a1', { body: webhook() })
  const { user } = await open(api)
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByLabelText('Ended')).toBeChecked()
  await user.click(within(dialog).getByLabelText('Price changed'))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.asked('PATCH /api/user/webhooks/a1')[0]?.body).toEqual({ changes: ['expired', 'price-changed'] })
})

it('goes on, and is removed once somebody is sure', async () => {
  const api = withWebhooks([webhook({ state: 'paused' })])
  api.answer('PATCH /api/user/webhooks/a1', { body: webhook() })
  api.answer('DELETE /api/user/webhooks/a1', { body: { deleted: true } })
  const { user } = await open(api)
  await user.click(await screen.findByRole('button', { name: 'Go on' }))
  await waitFor(() => expect(api.asked('PATCH /api/user/webhooks/a1')[0]?.body).toEqual({ active: true }))
  await user.click(screen.getByRole('button', { name: 'Remove https://hooks.ann.dev/deals' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove it' }))
  await waitFor(() => expect(api.asked('DELETE /api/user/webhooks/a1')).toHaveLength(1))
})

it.each([
  ['store', ' https://deals.example/store/north-audio?x=1', 'north-audio'],
  ['store', 'north-audio', 'north-audio'],
  ['post', 'https://deals.example/post/42/headphones', '42'],
  ['post', '42', '42'],
  ['search', ' usb hub ', 'usb hub'],
])('of a %s given as %p the value is %p', (kind, value, wanted) => {
  expect(valueOf(formFrom(new URLSearchParams({ kind, value })))).toBe(wanted)
})
