import { keptDeliveries, type WebhookDelivery } from '@deals/events'
import type { Webhook } from '@deals/accounts'
import { noteDelivery, outcomeOfStatus } from './note-delivery.ts'

const day = 86_400_000
const now = 100 * day
const webhook = (over: Partial<Webhook> = {}): Webhook => ({
  url: 'https://hooks.ann.dev/deals',
  key: 'post:1',
  subject: { kind: 'post', value: '1' },
  changes: [],
  state: 'on',
  madeAt: 0,
  failingSince: null,
  deliveries: [],
  ...over,
})
const delivery = (outcome: WebhookDelivery['outcome'], type: WebhookDelivery['type'] = 'edited'): WebhookDelivery => ({
  id: `${outcome} ${type}`,
  type,
  at: '2026-01-15T12:00:00.000Z',
  outcome,
  status: null,
  ms: 1,
})

it.each<[number | null, WebhookDelivery['outcome']]>([
  [200, 'taken'],
  [204, 'taken'],
  [299, 'taken'],
  [199, 'failed'],
  [301, 'failed'],
  [404, 'failed'],
  [410, 'gone'],
  [500, 'failed'],
  [null, 'failed'],
])('the answer %p means %s', (status, outcome) => {
  expect(outcomeOfStatus(status)).toBe(outcome)
})

const failing = (days: number, over: Partial<Webhook> = {}) => webhook({ failingSince: now - days * day, ...over })
const none = { state: undefined, failingSince: undefined }
it.each<[string, { before: Webhook; one: WebhookDelivery; becomes: object }]>([
  ['the first failure', { before: webhook(), one: delivery('failed'), becomes: { ...none, failingSince: now } }],
  [
    'another one soon',
    { before: failing(2.9), one: delivery('failed'), becomes: { ...none, failingSince: now - 2.9 * day } },
  ],
  [
    'one after three days',
    { before: failing(3), one: delivery('failed'), becomes: { state: 'failing', failingSince: now - 3 * day } },
  ],
  [
    'one after three days while paused',
    {
      before: failing(3, { state: 'paused' }),
      one: delivery('failed'),
      becomes: { ...none, failingSince: now - 3 * day },
    },
  ],
  ['a success', { before: failing(2.9), one: delivery('taken'), becomes: { ...none, failingSince: null } }],
  [
    'a success of a try',
    { before: failing(9), one: delivery('taken', 'ping'), becomes: { ...none, failingSince: null } },
  ],
  ['a failure of a try', { before: failing(9), one: delivery('failed', 'ping'), becomes: none }],
  ['the answer that it is gone', { before: webhook(), one: delivery('gone'), becomes: { ...none, state: 'gone' } }],
  ['that answer to a try', { before: webhook(), one: delivery('gone', 'ping'), becomes: none }],
])('after %s', (_what, { before, one, becomes }) => {
  const { deliveries, state, failingSince } = noteDelivery(before, one, now)
  expect({ deliveries, state, failingSince }).toEqual({ deliveries: [one], ...becomes })
})

it('of many that were left out one line is kept, and of all others the last twenty', () => {
  const skipped = webhook({ deliveries: [delivery('skipped')] })
  expect(noteDelivery(skipped, delivery('skipped'), now)).toEqual({})
  const full = webhook({ deliveries: Array.from({ length: keptDeliveries }, () => delivery('taken')) })
  const { deliveries } = noteDelivery(full, delivery('skipped'), now)
  expect([deliveries?.length, deliveries?.[0]?.outcome]).toEqual([keptDeliveries, 'skipped'])
})
