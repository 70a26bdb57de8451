import {
  type Availability,
  type Currency,
  type DeletionCause,
  type DownReason,
  type Finding,
  type Position,
  type PostStatus,
  type PostType,
  type PriceStanding,
  type VotedOn,
} from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** A post as lists and the policy need it; long text lives in `post_bodies`. Amounts in minor units, times in ms. Absent means none. */
export interface PostDoc {
  postId: number
  type: PostType
  title: string
  subtitle?: string
  excerpt: string
  price?: number
  originalPrice?: number
  /** Price with Free as 0; posts without a price last in both directions. */
  priceAscending: number
  priceDescending: number
  /** Percent off the original price; 0 where there is none. */
  discount: number
  currency: Currency
  /** Currencies whose lists hold the post: both when it has no price. */
  listedCurrencies: Currency[]
  status: PostStatus
  /** Status before it was deleted, for restoring. */
  statusBeforeDeletion?: PostStatus
  everActive: boolean
  edited: boolean
  images: { imageUrl: string; sequence: number; alt?: string }[]
  dealUrl?: string
  urlKey?: string
  categorySlug: string
  subCategorySlug?: string
  storeSlug?: string
  authorId: string
  submittedAt: number
  /** When it first went active. */
  publishedAt?: number
  /** publishedAt, or submittedAt until then: what lists call createdAt. */
  createdAt: number
  updatedAt: number
  expiredAt?: number
  renewedAt?: number
  /** Start of the time term of `best`, moved at most once in 7 days by a renewal. */
  rankedFrom: number
  /** The window of `best`, in hours, where another than the usual one held when it was submitted. */
  rankHours?: number
  expiresAt?: number
  startsAt?: number
  couponCode?: string
  couponSource?: string
  shippingCost?: number
  availability?: Availability
  location?: string
  affiliated: boolean
  priceStanding: PriceStanding
  /** What its votes are held to where one pays more by now, shipping included. */
  heldPrice?: number
  /** When its price was last changed after the first minutes, if it was. */
  priceChangedAt?: number
  /** How many voted it down for each reason that they named. */
  downReasons?: Partial<Record<DownReason, number>>
  /** The latest of those who saw it cheaper, the newest first. */
  cheaperAt?: { userId: string; link: string }[]
  votes: number
  voteCount: number
  /** Sums over votes that weigh 1. */
  weighedVotes: number
  weighedCount: number
  weighedUps: number
  /** The last change that made votes votes on another deal, as long as there are some. */
  outdated?: OutdatedVotes
  /** Position and time of the last vote folded in. */
  votesPos: Position
  voteAggregatedAt?: number
  commentCount: number
  /** Distinct commenters except the poster, at most 100. */
  commenters: string[]
  score?: number
  best: number
  /** Revision of the post's stream; edits and moderation send it back. */
  version: number
  /** Members whose newest word since the last renewal is that the deal is still there, or over. */
  confirmed: number
  denied: number
  lastConfirmedAt?: number
  review?: { feedback?: string; role: string; at: number; findings: Finding[] }
  deletion?: { at: number; role: string; reason?: string; cause: DeletionCause }
  mergedInto?: number
  /** Why nobody may comment on it any more, as long as that is so. */
  lockedFor?: string
  /** How many members said that it is back, when that were enough; since it was over. */
  renewalSuggestedBy?: number
  /** Posts that were merged into this one, with the number of their comments; these are in `commentCount`. */
  duplicates?: { postId: number; comments: number }[]
  /** How it stood before its status changed last, for a decision that is taken back. */
  prior?: PriorStanding
}
/** The change that outdated votes, and the sums of those of them that still stand; they are part of the sums of the post. */
export type OutdatedVotes = Pick<PostDoc, 'voteCount' | 'weighedVotes' | 'weighedCount' | 'weighedUps'> & {
  by: VotedOn
  pos: Position
  at: number
}
/** What a change of status changes of a post. */
export type PriorStanding = Pick<
  PostDoc,
  | 'status'
  | 'statusBeforeDeletion'
  | 'everActive'
  | 'publishedAt'
  | 'createdAt'
  | 'expiredAt'
  | 'expiresAt'
  | 'renewedAt'
  | 'rankedFrom'
  | 'lastConfirmedAt'
  | 'review'
  | 'deletion'
  | 'mergedInto'
>
/** The window of `best` for posts that are submitted now. id: site */
export interface RankWindowDoc {
  hours: number
}
export const rankWindows: CollectionSchema<RankWindowDoc> = {
  name: 'rank_windows',
  fields: {},
  indexes: [],
  isShared: true,
}
export const rankWindowId = 'site'

export const posts: CollectionSchema<PostDoc> = {
  name: 'posts',
  fields: {
    postId: 'number',
    type: 'text',
    status: 'text',
    categorySlug: 'text',
    subCategorySlug: 'text',
    storeSlug: 'text',
    authorId: 'text',
    createdAt: 'number',
    updatedAt: 'number',
    best: 'number',
    votes: 'number',
    weighedVotes: 'number',
    commentCount: 'number',
    priceAscending: 'number',
    priceDescending: 'number',
    discount: 'number',
    listedCurrencies: 'texts',
    urlKey: 'text',
    expiresAt: 'number',
    startsAt: 'number',
    couponCode: 'text',
    score: 'number',
    currency: 'text',
  },
  indexes: [
    ['status', 'type', '-best', '-createdAt'],
    ['status', '-best', '-createdAt'],
    ['status', 'categorySlug', '-best', '-createdAt'],
    ['status', 'storeSlug', '-best', '-createdAt'],
    ['status', '-createdAt'],
    ['status', 'type', '-createdAt'],
    ['status', 'categorySlug', '-createdAt'],
    ['status', '-votes', '-commentCount', '-createdAt'],
    ['status', 'type', '-votes', '-commentCount', '-createdAt'],
    ['status', 'type', 'priceAscending', '-best'],
    ['status', 'type', '-priceDescending', '-best'],
    ['status', 'expiresAt'],
    ['authorId', '-createdAt'],
    ['authorId', '-best', '-createdAt'],
    ['urlKey'],
    ['storeSlug', '-createdAt'],
  ],
  // What the lists of the site are filtered by.
  counts: [
    ['status', 'type', 'categorySlug', 'subCategorySlug'],
    ['status', 'type', 'categorySlug', 'subCategorySlug', 'listedCurrencies'],
    ['status', 'type', 'storeSlug'],
    ['status', 'type', 'storeSlug', 'listedCurrencies'],
  ],
  isNumbered: true,
  // What searches rank by.
  atHand: ['createdAt', 'status', 'weighedVotes'],
}
/** id: postId */
export interface PostBodyDoc {
  authorId: string
  content: string
}
export const postBodies: CollectionSchema<PostBodyDoc> = {
  name: 'post_bodies',
  fields: { authorId: 'text' },
  indexes: [['authorId']],
}

/** id: `${postId}:${userId}`; value 0 when the vote was taken back. */
export interface PostVoteDoc {
  postId: number
  userId: string
  value: 1 | -1 | 0
  /** The value before the last change. */
  prior: 1 | -1 | 0
  weight: 0 | 1
  /** Why it is a vote against the post, where the member said so. */
  reason?: DownReason
  /** Position of the vote and its time. */
  pos: Position
  at: number
  /** Where the vote was given, if it only matured at `pos`. */
  castPos?: Position
}
export const postVotes: CollectionSchema<PostVoteDoc> = {
  name: 'post_votes',
  fields: { postId: 'number', userId: 'text', value: 'number', at: 'number' },
  indexes: [['userId', '-at'], ['postId']],
}

/** A vote that weighs nothing yet because its voter is new here. id: `${postId}:${userId}` */
export interface UnripeVoteDoc {
  postId: number
  userId: string
}
export const unripeVotes: CollectionSchema<UnripeVoteDoc> = {
  name: 'unripe_votes',
  fields: { postId: 'number' },
  indexes: [],
}
