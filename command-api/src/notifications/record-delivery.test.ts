import type { Delivery } from '@deals/events'
import { ann, given, rule, told, type Told } from '@deals/events/testing'
import { historyOf } from '../testing/members.ts'
import { deliveryFold } from './delivery.state.ts'
import { recordDelivery } from './record-delivery.ts'

const recording = rule(recordDelivery, historyOf(deliveryFold))
const about = { userId: ann, notificationId: '12-poster-comment', channel: 'email' } as const
const sent = told({ type: 'NotificationSent', data: { ...about, providerRef: '250 queued' } }, {})
const failed = told({ type: 'NotificationSendFailed', data: { ...about, code: 'recipient-refused' } }, {})
const itLeft: Delivery = { ...about, outcome: { providerRef: '250 queued' } }
const itFailed: Delivery = { ...about, outcome: { code: 'recipient-refused' } }

describe('the delivery of what a member is told', () => {
  it.each<[string, Told[], Delivery, Told[]]>([
    ['was sent', [], itLeft, [sent]],
    ['was sent twice', [sent], itLeft, []],
    ['failed', [], itFailed, [failed]],
    ['failed twice', [failed], itFailed, []],
    ['was sent after it had failed', [failed], itLeft, [sent]],
    ['failed after it was sent', [sent], itFailed, []],
  ])('that %s is noted once', (_what, ...[before, delivery, expected]) => {
    given(...before)
      .when(recording(delivery))
      .emits(...expected)
  })
})
