import { LRUCache } from 'lru-cache'
import { publicStatuses, type Comparable } from '@deals/events'
import { posts, type Filter, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { likenessTo } from '../platform/trigram.ts'
import { isPricedProduct, type PricedProduct } from './price-standing.ts'
import { isOneWord, voicesOf } from './price-voices.ts'

/** Below this a sub-category says too little about prices and the whole category is asked. */
const fewest = 5
/** As many of the newest are looked at; a shelf holds many kinds and sizes, and the newest may be none of this one. */
const mostLookedAt = 400
/** A replay of scores asks for the shelf of every post; a price that changed meanwhile is one of hundreds. */
const knownForMs = 60_000
/** Posts that are remembered, a few hundred bytes each. */
const mostKept = 20_000

interface Ports {
  readModels: ReadModels
  clock: () => number
}
interface OnShelf {
  readonly other: Comparable
  /** Who posted it, and the page that it leads to. */
  readonly by: Pick<PostDoc, 'postId' | 'authorId' | 'affiliated' | 'storeSlug' | 'urlKey'>
}
interface Shelf {
  readonly at: number
  /** The newest post when it was read. */
  readonly newest: string | undefined
  readonly posts: readonly OnShelf[]
}
export type ComparablesOf = (post: PostDoc, limit: number) => Promise<Comparable[]>

/** Products that others posted in the sub-category (or category) and currency, those with the most alike titles first. */
export function comparablesFrom(ports: Ports): ComparablesOf {
  const shelfOf = shelvesOf(ports)
  return async (post, limit) => {
    const others = async (filter: Filter): Promise<OnShelf[]> => {
      const shelf = await shelfOf({ ...filter, currency: post.currency })
      // Posts of the very page tell what this product cost, not what others of its kind do; who posts a deal gains by dear ones.
      return shelf.filter(({ by }) => !isOneWord(post, by) && (by.urlKey === undefined || by.urlKey !== post.urlKey))
    }
    const { categorySlug, subCategorySlug } = post
    const near = subCategorySlug === undefined ? [] : await others({ categorySlug, subCategorySlug })
    const found = near.length >= Math.min(fewest, limit) ? near : await others({ categorySlug })
    const likeness = likenessTo(post.title)
    const voiceOf = voicesOf(found.map(({ by }) => by))
    return found
      .map(({ other, by }) => ({ other: { ...other, voice: voiceOf(by) }, alike: likeness(other.title) }))
      .toSorted((left, right) => right.alike - left.alike)
      .slice(0, limit)
      .map(({ other }) => other)
  }
}

/** The newest priced products of a shelf. Until one joins them, or a minute is over, they are the same. */
function shelvesOf({ readModels, clock }: Ports): (filter: Filter) => Promise<readonly OnShelf[]> {
  const known = new LRUCache<string, Shelf>({ maxSize: mostKept, sizeCalculation: (shelf) => shelf.posts.length + 1 })
  const collection = readModels.collection(posts)
  const find = (filter: Filter, limit: number) =>
    collection.find(
      { ...filter, status: { $in: publicStatuses }, type: 'product', priceDescending: { $gte: 0 } },
      { sort: [['createdAt', -1]], limit },
    )
  return async (filter) => {
    const key = JSON.stringify(filter)
    const at = clock()
    const [newest] = await find(filter, 1)
    const kept = known.get(key)
    if (kept !== undefined && kept.newest === newest?._id && Math.abs(at - kept.at) < knownForMs) {
      return kept.posts
    }
    const found = await find(filter, mostLookedAt + 1)
    const shelf = { at, newest: newest?._id, posts: found.filter(isPricedProduct).map(onShelf) }
    known.set(key, shelf)
    return shelf.posts
  }
}

function onShelf(post: PricedProduct): OnShelf {
  const {
    postId,
    price,
    shippingCost,
    originalPrice,
    title,
    score,
    createdAt,
    storeSlug,
    urlKey,
    authorId,
    affiliated,
  } = post
  return {
    other: {
      postId,
      price,
      title,
      at: createdAt,
      originalPrice: originalPrice ?? null,
      shippingCost: shippingCost ?? null,
      score: score ?? null,
      storeSlug: storeSlug ?? null,
    },
    by: {
      postId,
      authorId,
      affiliated,
      ...(storeSlug !== undefined && { storeSlug }),
      ...(urlKey !== undefined && { urlKey }),
    },
  }
}
