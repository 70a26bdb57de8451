import type { AlertFrequency } from '../deal-alerts/alert-terms.ts'
import type { Position } from '../platform/position.ts'
import type { NoticePreferences } from '../preferences/preferences.events.ts'
import type { Currency } from '../posts/post.vocabulary.ts'
import type { NoticeType } from './notices.vocabulary.ts'

/** How a member wants letters. */
export interface LetterTerms extends Pick<NoticePreferences, 'digest' | 'digestTime' | 'quietHours' | 'timeZone'> {
  /** What they want to hear of by letter. */
  wants: NoticeType[]
  newsletter: boolean
  /** Null where they never chose one. */
  currency: Currency | null
}
export interface NoticeRef {
  notificationId: string
  userId: string
}
/** A notification as a letter tells it. */
export interface NoticeForLetter {
  type: NoticeType
  /** The sentence that the site shows. */
  message: string
  /** A path of the site. */
  url: string
}
/** A deal as letters show it. Amounts in minor units; null where there is none. */
export interface DealForLetter {
  postId: number
  title: string
  price: number | null
  originalPrice: number | null
  currency: Currency
  storeName: string | null
  votes: number
}
export interface MatchForLetter extends DealForLetter {
  alertName: string
}
export interface DigestForLetter {
  deals: DealForLetter[]
  matches: MatchForLetter[]
  /** Notices that wait unread. */
  unread: number
}
/** From the one (ms) until before the other. */
export interface Period {
  from: number
  until: number
}
export type GatheredFrequency = Exclude<AlertFrequency, 'instant'>
/** A member whose digest goes out at the hour of a slot, and since when (ms) they have wanted it so. */
export interface DigestReader {
  userId: string
  since: number
}

/** What workers ask before they write to somebody. */
export interface MailQuestions {
  lettersOf(userId: string, read?: { minPosition?: Position }): Promise<LetterTerms>
  /** Whom the event at a position told of something, as far as they want a letter of it and need one. */
  noticesOf(query: { position: Position; minPosition?: Position }): Promise<NoticeRef[]>
  /** Null once no letter is wanted or needed: it was seen, sent, or is gone. */
  noticeFor(query: NoticeRef & { minPosition?: Position }): Promise<NoticeForLetter | null>
  /** Milestones that were reached after a position, up to the one that is answered; null asks where that is now. */
  milestonesAfter(query: {
    position: Position | null
    limit: number
  }): Promise<{ notices: NoticeRef[]; upTo: Position }>
  /** Matches of one frequency that a member wants by letter, the latest first. */
  matchesFor(query: Period & { userId: string; frequency: GatheredFrequency }): Promise<MatchForLetter[]>
  digestFor(query: Period & { userId: string }): Promise<DigestForLetter>
  /** The best deals since a time, in one currency or in all. */
  bestDeals(query: { since: number; currency: Currency | null; limit: number }): Promise<DealForLetter[]>
  /** Slots that members chose for their digests, in order: frequency, time of day and time zone. */
  digestSlots(query: { after: string | null; limit: number }): Promise<string[]>
  digestReaders(query: { slot: string; after: string | null; limit: number }): Promise<DigestReader[]>
  /** Members who want the newsletter, in the order of their ids. */
  newsletterReaders(query: { after: string | null; limit: number }): Promise<string[]>
  /** Whether the letter of that name has left the site. */
  isSent(query: NoticeRef): Promise<boolean>
}
