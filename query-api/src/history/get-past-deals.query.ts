import { canReadPast, momentIn, pastDeal, type AskedOf, type PastDealsView, type storeReads } from '@deals/events'
import { posts, stores, users, siteSettings, type Filter, type PostDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { isRefused, notFound, notUnderstood, type QueryRefusal } from '../platform/refusals.ts'
import { postCards } from '../posts/post-cards.hydrator.ts'
import { findStore, refuseStore } from '../stores/merged-stores.hydrator.ts'

type Request = AskedOf<typeof storeReads.getPastDeals>

interface Found {
  asked: number
  /** As they were. */
  deals: readonly PostDoc[]
  next: string | null
}

/** GET /api/stores/{slug}/as-of: which of the deals that belong to it were active at a time. */
export const getPastDeals = defineQuery({
  reads: [posts, stores, users, siteSettings],
  isSameForVisitors: true,
  find: async (asking, { slug, at, after }: Request) => {
    const asked = momentOf(asking, { at, after })
    if (isRefused(asked)) {
      return asked
    }
    const store = await findStore(asking, slug.toLowerCase())
    const refusal = store === null ? notFound('Store') : refuseStore(asking.viewer, store)
    return refusal ?? { asked: asked.at, ...(await dealsAt(asking, store?.slug ?? slug, asked)) }
  },
  hydrate: async (asking, found) => ({ ...found, cardOf: await postCards({ ...asking, viewer: null }, found.deals) }),
  // What may be read of each was decided where it was found.
  permit: everybodyMay,
  present: (_asking, { asked, deals, next, cardOf }): PastDealsView => ({
    asked: iso(asked),
    // Votes and comments that came since are no part of it.
    posts: deals.map((deal) => pastDeal.parse(cardOf(deal))),
    next,
  }),
})

/** Up to which deal of the list a page before went. */
interface Place {
  createdAt: number
  postId: number
}
interface Moment {
  at: number
  after: Place | null
}

function momentOf({ now }: Asking, { at, after }: Pick<Request, 'at' | 'after'>): Moment | QueryRefusal {
  const [, createdAt, postId] = /^(\d{1,15})-(\d{1,16})$/.exec(after) ?? []
  if (after !== '' && !(createdAt !== undefined && Number.isSafeInteger(Number(postId)))) {
    return notUnderstood('after must be what the page before named')
  }
  return {
    at: Math.min(momentIn(at) ?? now, now),
    after: after === '' ? null : { createdAt: Number(createdAt), postId: Number(postId) },
  }
}

const pageSize = 25
const lookedAtOnce = 50
/** Of a store whose deals are nearly all over a page may be short; `next` goes on. */
const mostLookedAt = 300

async function dealsAt(asking: Asking, slug: string, { at, after }: Moment): Promise<Omit<Found, 'asked'>> {
  const deals: { deal: PostDoc; place: Place }[] = []
  let [place, isOver] = [after, false]
  for (let looked = 0; looked < mostLookedAt && deals.length <= pageSize && !isOver; looked += lookedAtOnce) {
    const candidates = await publishedBefore(asking, slug, { at, after: place })
    const past = await asTheyWere(asking, candidates, at)
    deals.push(...past.flatMap((deal, index) => (deal === null ? [] : placed(deal, candidates[index]))))
    isOver = candidates.length < lookedAtOnce
    place = candidates.at(-1) ?? place
  }
  const page = deals.slice(0, pageSize)
  const last = deals.length > pageSize ? page.at(-1)?.place : isOver ? null : place
  return {
    deals: page.map(({ deal }) => deal),
    next: last ? `${last.createdAt}-${last.postId}` : null,
  }
}

const placed = (deal: PostDoc, candidate?: PostDoc) => (candidate === undefined ? [] : [{ deal, place: candidate }])

/** The next posts that were published by then, the newest first. */
async function publishedBefore(
  { readModels }: Asking,
  storeSlug: string,
  { at, after }: Moment,
): Promise<readonly PostDoc[]> {
  const until = Math.min(at, after?.createdAt ?? at)
  const find = (createdAt: Filter[string], limit: number) =>
    readModels.collection(posts).find({ storeSlug, createdAt }, { sort: [['createdAt', -1]], limit })
  if (after === null || after.createdAt > at) {
    return find({ $lte: until }, lookedAtOnce)
  }
  // Several may have been published in one moment; ids break ties as texts, backwards.
  const [same, earlier] = await Promise.all([find(until, mostLookedAt), find({ $lt: until }, lookedAtOnce)])
  return [...same.filter(({ postId }) => String(postId) < String(after.postId)), ...earlier].slice(0, lookedAtOnce)
}

/** Null for what was not active then, or is not for this reader. */
async function asTheyWere(asking: Asking, candidates: readonly PostDoc[], at: number): Promise<(PostDoc | null)[]> {
  const isChanged = ({ updatedAt }: PostDoc) => updatedAt > at
  // What nobody changed since stands there as it stood.
  const changed = candidates.filter((post) => isChanged(post) && canReadPast(asking.viewer, post, post))
  const versions = await asking.postLog.versions(changed.map(({ postId }) => ({ postId, at })))
  const past = new Map(changed.map(({ postId }, index) => [postId, versions[index] ?? null]))
  return candidates.map((now) => {
    const then = isChanged(now) ? (past.get(now.postId) ?? null) : now
    return then?.status === 'active' && canReadPast(asking.viewer, now, then) ? then : null
  })
}
