import type { AlertFrequency, AlertReasonKind, SoughtTerms } from '@deals/events'
import type { ObjectName } from '../pictures/objects.ts'

export type DemoPostType = 'product' | 'sales' | 'discussion'
export type DemoCurrency = 'USD' | 'CAD'
/** What becomes of a post after it went live. */
export type DemoFate = 'active' | 'expired' | 'deleted' | 'staff-review' | 'poster-review' | 'renewed' | 'edited'
export type DemoRole = 'member' | 'moderator' | 'staff' | 'super-user' | 'owner'

export interface DemoStore {
  readonly slug: string
  readonly name: string
  readonly url: string
  /** The ground of its letter mark; white text stands on it. */
  readonly colour: string
  /** The money in which it sells. */
  readonly currency: DemoCurrency
  /** Slugs of the categories it sells in. */
  readonly categories: readonly string[]
  readonly description: string
}

export interface DemoMember {
  readonly username: string
  readonly role: DemoRole
  readonly joinedDaysAgo: number
  /** 0 to 1: how much this member posts, votes and writes. */
  readonly activity: number
  readonly bio?: string
}

export interface DemoPost {
  /** Stays the same from build to build; other parts of the data point at it. */
  readonly key: string
  readonly type: DemoPostType
  readonly title: string
  readonly content: string
  readonly subtitle?: string
  /** Major units; only for products. */
  readonly price?: number
  readonly originalPrice?: number
  readonly currency: DemoCurrency
  readonly categorySlug: string
  /** The exact name of the catalogue. */
  readonly subCategory?: string
  readonly storeSlug?: string
  readonly dealUrl?: string
  readonly object: ObjectName
  readonly pictureCount: number
  readonly authorKey: string
  readonly hoursAgo: number
  readonly couponCode?: string
  /** Major units; 0 where the store sends it for nothing, missing where nobody said. */
  readonly shippingCost?: number
  readonly availability?: 'online' | 'both'
  /** From the start of the site on. */
  readonly startsInHours?: number
  readonly expiresInHours?: number
  readonly fate: DemoFate
  /** 0 to 1: how many members vote, save and write. */
  readonly popularity: number
}

export interface DemoComment {
  readonly key: string
  /** The comment that this one answers; null at the top of a thread. */
  readonly parentKey: string | null
  readonly author: string
  readonly content: string
  readonly minutesAfter: number
  /** How many members vote for it. */
  readonly votes: number
}

export interface DemoVote {
  readonly username: string
  readonly value: 1 | -1
  readonly minutesAfter: number
}

export interface DemoBookmark {
  readonly postKey: string
  readonly username: string
  readonly minutesAfter: number
}

/** What a member says who looked for the deal in the shop, or tried its code there. */
export interface DemoWord {
  readonly postKey: string
  readonly username: string
  readonly about: 'deal' | 'code'
  readonly isGood: boolean
  readonly minutesAfter: number
}

/** A member, or a moderator, says that two posts are about the same product. */
export interface DemoSaying {
  readonly postKey: string
  readonly otherKey: string
  readonly username: string
  readonly minutesAgo: number
}

export type DemoReportReason = 'spam' | 'duplicate' | 'harmful' | 'inappropriate' | 'expired' | 'other'

export interface DemoReport {
  readonly postKey: string
  readonly username: string
  readonly reason: DemoReportReason
  readonly note?: string
  readonly minutesAfter: number
}

export interface DemoFeedback {
  readonly postKey: string
  readonly moderator: string
  readonly text: string
  readonly minutesAfter: number
}

export interface DemoEdit {
  readonly postKey: string
  readonly minutesAfter: number
  readonly reason: string
  readonly price?: number
  readonly content?: string
}

export interface DemoAlert extends SoughtTerms {
  readonly key: string
  readonly username: string
  readonly name: string
  readonly frequency: AlertFrequency
}

export interface DemoMatch {
  readonly postKey: string
  readonly alert: DemoAlert
  /** Minor units. */
  readonly price: number | null
  readonly currency: DemoCurrency
  readonly why: AlertReasonKind[]
}
