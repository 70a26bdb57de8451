import { writtenDay } from '@deals/events'
import { refuse, type Refused } from '@deals/process/http'
import { iso } from './iso.ts'

export { isRefused } from '@deals/process/http'
export type QueryRefusal = Refused

export const notUnderstood = (message: string): Refused => refuse('not-understood', { message })
export const notSignedIn = refuse('not-signed-in')
export const notAllowed = refuse('not-allowed', { message: 'You are not allowed to see this' })

export const tooOften = (retryAfter: number): Refused =>
  refuse('too-often', { message: `You are reading too fast. Try again in ${retryAfter} seconds.`, retryAfter })

/** Not-found pages speak their own words: Post, Store, Category, User, Comment not found. */
export const notFound = (thing: string): Refused => refuse('not-found', { message: `${thing} not found` })
/** Whether it was not there yet or hidden is nobody's business: both sound alike. */
export const notThen = refuse('not-found', {
  message: 'There was no such post then, or it was not for everybody to see',
})
/** Before the first hour that was noted (ms), or before there is one. */
export const notNoted = (first: number | null): Refused =>
  refuse('hour-not-noted', {
    message:
      first === null
        ? 'No home page has been noted yet'
        : `The home page has been noted since ${writtenDay(first)}, ${iso(first).slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length)} UTC`,
  })

export const underReview = refuse('post-under-review')
