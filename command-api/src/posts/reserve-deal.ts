import { createHash } from 'node:crypto'
import { factTime, streamOf, type SimilarPost } from '@deals/events'
import { isLately } from '@deals/events/platform'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { fold, unchangedBy } from '../platform/fold.ts'
import { anotherInvocation, type Invocation } from '../platform/invocation.ts'
import { busyMs } from '../platform/places.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { takeInLog } from '../platform/take-in-log.ts'
import { loadPost } from './post.stream.ts'
import type { ExistingPost } from './post.state.ts'
import { submitPost, type SubmitPost } from './submit-post.ts'

interface Holder {
  readonly postId: string
  readonly at: number
}
const holderFold = fold<'place', readonly Holder[]>([], {
  PlaceTaken: (holders, event) => [...holders, { postId: event.data.thing, at: factTime(event) }],
  PlaceFreed: (holders, event) => holders.filter(({ postId }) => postId !== event.data.thing),
  ...unchangedBy('HostGiven', 'StorePostCounted'),
})

const rounds = 10
/** Of the posts of one page within a minute, those that came last tell whether another one may come. */
const mostAsked = 5
const beingPosted = refuse('duplicate', {
  message: 'This deal is being posted at this very moment.',
  details: { duplicates: [] },
})

/** One product page in one currency: what two people who found the same deal both send. */
export interface Deal extends Pick<SubmitPost, 'fields'> {
  readonly by: Invocation
  readonly userId: string
  readonly postId: number
}
const streamFor = ({ fields }: Deal): string | null =>
  fields.urlKey === null
    ? null
    : streamOf.place('deal', createHash('sha256').update(`${fields.urlKey}\n${fields.currency}`).digest('hex'))

/**
 * Of several who post the same page at once, one comes first. The read side does not know of posts that are seconds
 * old, so these are looked up in the log; whoever finds none takes the place and posts.
 */
export async function reserveDeal(context: CommandContext, deal: Deal, submit: SubmitPost): Promise<Refused | null> {
  const stream = streamFor(deal)
  if (stream === null || context.imported === true) {
    return null
  }
  return takeInLog(context, deal.by, {
    stream,
    fold: holderFold,
    rounds,
    isMostlyNew: true,
    isSame: (now, seen) => now.length === seen.length,
    take: { type: 'PlaceTaken', data: placeOf(deal, 1) },
    look: async (seen) => {
      if (seen.some(({ postId }) => postId === String(deal.postId))) {
        return 'taken'
      }
      const recent = await recentPosts(context, seen)
      const refused = isRefused(recent)
        ? recent
        : submitPost({ ...submit, similar: [...submit.similar, ...recent] }, { status: 'missing' })
      return isRefused(refused) ? refused : undefined
    },
  })
}

/** Nothing came of it: the next one may post this. */
export async function releaseDeal(context: CommandContext, deal: Deal): Promise<void> {
  const stream = streamFor(deal)
  if (stream !== null && context.imported !== true) {
    await decideAndAppend(context, anotherInvocation(deal.by), {
      stream,
      fold: holderFold,
      decide: (holders) =>
        holders.some(({ postId }) => postId === String(deal.postId))
          ? [{ type: 'PlaceFreed', data: placeOf(deal, 0) }]
          : [],
    })
  }
}

const placeOf = ({ userId, postId }: Deal, total: number) =>
  ({ userId, of: 'deal', thing: String(postId), total }) as const

async function recentPosts(
  context: CommandContext,
  holders: readonly Holder[],
): Promise<readonly SimilarPost[] | Refused> {
  const now = context.clock.now()
  const recent = holders.filter(({ at }) => isLately(at, now, busyMs)).slice(-mostAsked)
  const posts = await Promise.all(recent.map(({ postId }) => loadPost(context, Number(postId))))
  const there = posts.flatMap((post) => (post.status === 'missing' ? [] : [similarOf(post)]))
  return there.length < posts.length ? beingPosted : there
}

function similarOf({ postId, fields, status, publishedAt, expiredAt }: ExistingPost): SimilarPost {
  const { title, price, currency, couponCode } = fields
  return { postId, title, price, currency, couponCode, status, publishedAt, expiredAt, sameUrl: true, similarity: 1 }
}
