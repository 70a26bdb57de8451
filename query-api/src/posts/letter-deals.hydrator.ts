import type { Currency, DealForLetter } from '@deals/events'
import { posts, type Filter, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { remembered, type Remembering } from '../platform/remembered.ts'
import { storesOf } from '../stores/store-marks.hydrator.ts'
import { comparePosts } from '../platform/sort-orders.ts'

/** Of one period; on a site with more deals than this the latest are looked at. */
const mostLookedAt = 2_000
const mostKept = 200

export interface BestAsked extends Readonly<Remembering> {
  readonly since: number
  readonly currency: Currency | null
}

const lettersTakeMs = 5 * 60_000
// Digests of one hour ask for the same deals, reader after reader.
const best = remembered<PostDoc[]>({
  name: 'best-deals',
  reads: [posts],
  atLeastMs: lettersTakeMs,
  atMostMs: lettersTakeMs,
  max: 50,
})

/** Live deals since a time that somebody voted for, those with most votes first. */
export async function bestDealsSince({ since, currency, ...asking }: BestAsked): Promise<PostDoc[]> {
  const filter: Filter = {
    status: 'active',
    type: { $in: ['product', 'sales'] },
    createdAt: { $gte: since },
    ...(currency !== null && { listedCurrencies: currency }),
  }
  return best.get(asking, `${since} ${currency ?? 'all'}`, async () => {
    const collection = asking.readModels.collection(posts)
    const found = await collection.find(filter, { sort: [['createdAt', -1]], limit: mostLookedAt })
    const liked = found.filter(({ votes }) => votes > 0)
    return liked.toSorted(comparePosts('popularity_desc')).slice(0, mostKept)
  })
}

/** Whether people can still take it. */
export const holdsAt = ({ status, expiresAt }: PostDoc, now: number): boolean =>
  status === 'active' && (expiresAt === undefined || expiresAt > now)

/** Posts as they stand: what was liked best is remembered for some minutes, what is over or was removed is known at once. */
export async function stillHolding(
  { readModels, now }: Pick<BestAsked, 'readModels' | 'now'>,
  ids: readonly number[],
): Promise<PostDoc[]> {
  const found = await readModels.collection(posts).many(ids.map(String))
  return ids.flatMap((postId) => found.get(String(postId)) ?? []).filter((post) => holdsAt(post, now))
}

/** Posts as letters show them, their stores in one read. */
export async function dealsForLetters(readModels: ReadModels, docs: readonly PostDoc[]): Promise<DealForLetter[]> {
  const stores = await storesOf(
    { readModels },
    docs.map(({ storeSlug }) => storeSlug),
  )
  return docs.map(({ postId, type, title, price, originalPrice, currency, storeSlug, votes }) => ({
    postId,
    title,
    currency,
    votes,
    price: type === 'product' ? (price ?? null) : null,
    originalPrice: type === 'product' ? (originalPrice ?? null) : null,
    storeName: stores.get(storeSlug ?? '')?.name ?? null,
  }))
}
