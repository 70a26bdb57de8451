import { isRefusal, refuse, type Refusal } from '@deals/events'

export const statusOf = {
  'not-understood': 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  'too-often': 429,
} as const
type RefusalCode = keyof typeof statusOf
/** What may carry the seconds until another try makes sense. */
export type QueryRefusal = Refusal<RefusalCode> & { readonly retryAfter?: number }

export const notUnderstood = (message: string): QueryRefusal => refuse('not-understood', { message })
export const notSignedIn: QueryRefusal = refuse('not-signed-in', { message: 'Please sign in' })
export const notAllowed: QueryRefusal = refuse('not-allowed', { message: 'You are not allowed to see this' })

export const tooOften = (retryAfter: number): QueryRefusal => ({
  ...refuse('too-often', { message: `You are reading too fast. Try again in ${retryAfter} seconds.` }),
  retryAfter,
})

/** Not-found pages speak their own words: Post, Store, Category, User, Comment not found. */
export const notFound = (thing: string): QueryRefusal => refuse('not-found', { message: `${thing} not found` })
export const underReview: QueryRefusal = refuse('not-found', { message: 'This post is under review' })

/** Tells a refusal from what a step found. */
export const isRefused = isRefusal<QueryRefusal>
