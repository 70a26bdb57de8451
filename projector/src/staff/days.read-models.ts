import { dayMs, type DayFact } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** What happened to a post or a member on a day, so that the store counts days. id: see `dayFactId`. */
export interface DayFactDoc {
  fact: DayFact
  /** Days since 1970 (UTC). */
  day: number
  /** How often; once where nothing is said. */
  times?: number
  /** How long a review took. */
  minutes?: number
}
const facts: Omit<CollectionSchema<DayFactDoc>, 'name'> = {
  fields: { fact: 'text', day: 'number', minutes: 'number', times: 'number' },
  indexes: [
    ['fact', 'day', 'times'],
    ['fact', 'minutes'],
  ],
  counts: [['fact', 'day']],
  times: 'times',
}
export const postDays: CollectionSchema<DayFactDoc> = { name: 'post_days', ...facts }
export const memberDays: CollectionSchema<DayFactDoc> = { name: 'member_days', ...facts }

/** A letter that could not be sent for good. id: `${userId}:…` */
export interface LetterFailureDoc {
  userId: string
  notificationId: string
  channel: string
  code: string
  at: number
}
export const letterFailures: CollectionSchema<LetterFailureDoc> = {
  name: 'letter_failures',
  fields: { userId: 'text', at: 'number' },
  indexes: [['-at'], ['userId']],
}

/** What a post's further facts depend on. id: postId */
export interface PostInDaysDoc {
  everActive: boolean
  /** Since when it waits for somebody's decision. */
  waitingSince?: number
  /** It waits again since a decision was taken back, which counts as one already. */
  wasDecided?: true
}
export const postsInDays: CollectionSchema<PostInDaysDoc> = { name: 'posts_in_days', fields: {}, indexes: [] }

/** The day of a time (UTC). */
export const dayOf = (at: number): number => Math.floor(at / dayMs)
/** When a day begins (UTC). */
export const startOf = (day: number): number => day * dayMs
