import { isRefusal, refuse, type Refusal } from '@deals/events'

export const statusOf = {
  'not-understood': 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
} as const
type RefusalCode = keyof typeof statusOf
export type QueryRefusal = Refusal<RefusalCode>

export const notUnderstood = (message: string): QueryRefusal => refuse('not-understood', { message })
export const notSignedIn: QueryRefusal = refuse('not-signed-in', { message: 'Please sign in' })
export const notAllowed: QueryRefusal = refuse('not-allowed', { message: 'You are not allowed to see this' })

/** Not-found pages speak their own words: Post, Store, Category, User, Comment not found. */
export const notFound = (thing: string): QueryRefusal => refuse('not-found', { message: `${thing} not found` })
export const underReview: QueryRefusal = refuse('not-found', { message: 'This post is under review' })

/** Tells a refusal from what a step found. */
export const isRefused = isRefusal<QueryRefusal>
