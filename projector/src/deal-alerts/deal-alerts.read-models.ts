import {
  type AlertFrequency,
  type AlertKeywords,
  type AlertReasonKind,
  type AlertTerms,
  type Currency,
  type Position,
} from '@deals/events'
import { noticeIndexes, type NoticeDoc } from '../notifications/notifications.read-models.ts'
import type { CollectionSchema } from '../platform/read-models.ts'

/** What a member wants to be told of. id: alertId. Amounts in minor units, times in ms. */
export interface DealAlertDoc {
  userId: string
  name: string
  keywords: AlertKeywords
  filters: AlertTerms['filters']
  frequency: AlertFrequency
  channels: AlertTerms['channels']
  createdAt: number
  active: boolean
  /** End of a snooze; absent when it is switched off for good, or on. */
  pausedUntil?: number
  /** What a post has at least one of if it matches. */
  keys: string[]
  /** Whether votes decide what it finds; its keys once more where they do. */
  asksForVotes: boolean
  keysForVotes: string[]
  /** Posts found so far, and when the last was. */
  matches: number
  lastMatchAt?: number
}
export const dealAlerts: CollectionSchema<DealAlertDoc> = {
  name: 'deal_alerts',
  fields: {
    userId: 'text',
    createdAt: 'number',
    active: 'boolean',
    pausedUntil: 'number',
    keys: 'texts',
    asksForVotes: 'boolean',
    keysForVotes: 'texts',
  },
  indexes: [['userId', 'createdAt'], ['asksForVotes']],
}

/** A post that an alert found. id: `${alertId}_${postId}` */
export interface AlertMatchDoc {
  alertId: string
  userId: string
  postId: number
  /** When it was found last, at which price, and the position of that event. */
  matchedAt: number
  position: Position
  price?: number
  currency: Currency
  why: AlertReasonKind[]
  frequency: AlertFrequency
  /** The member said that it is not what they look for. */
  dismissed: boolean
  /** Matches with posts that were merged into this one. */
  gathered?: AlertMatchDoc[]
  /** The alert found nothing but those. */
  isLed?: true
}
export const alertMatches: CollectionSchema<AlertMatchDoc> = {
  name: 'alert_matches',
  fields: { alertId: 'text', userId: 'text', postId: 'number', position: 'number', dismissed: 'boolean' },
  indexes: [['userId', 'dismissed', '-position'], ['alertId', 'dismissed', '-position'], ['postId']],
}
export const alertMatchId = ({ alertId, postId }: { alertId: string; postId: number }): string => `${alertId}_${postId}`

/** What members are told of matches, beside the notifications of posts. The recipient in its id is the member's id. */
export interface AlertNoticeDoc extends NoticeDoc {
  /** What further matches join it by, as long as they do: the alert, or the member and the day. */
  openFor?: string
}
export const alertNotices: CollectionSchema<AlertNoticeDoc> = {
  name: 'alert_notices',
  fields: {
    userId: 'text',
    kind: 'text',
    createdAt: 'number',
    position: 'number',
    alertId: 'text',
    openFor: 'text',
  },
  indexes: [...noticeIndexes, ['alertId'], ['openFor']],
}

/** Instant notices that a member got on the last day (UTC) that brought any. id: userId */
export interface AlertDayDoc {
  userId: string
  /** Days since 1970. */
  day: number
  told: number
}
export const alertDays: CollectionSchema<AlertDayDoc> = { name: 'alert_days', fields: { userId: 'text' }, indexes: [] }
