import { dayMs } from '@deals/events'

/** Something a member did with a post, as a sign of what they like. */
export interface Interaction {
  categorySlug: string
  storeSlug?: string | undefined
  kind: 'bookmark' | 'up-vote' | 'down-vote' | 'comment' | 'dismissal'
  at: number
}
/** How much a member likes each category and store, 0 to 1. */
export interface Affinity {
  categories: ReadonlyMap<string, number>
  stores: ReadonlyMap<string, number>
}

const weights: Record<Interaction['kind'], number> = {
  bookmark: 3,
  'up-vote': 2,
  comment: 2,
  'down-vote': -2,
  dismissal: -3,
}
const halfLifeMs = 30 * dayMs

/** Sums of what was done, halved every 30 days, as shares of the strongest liking. */
export function affinityOf(interactions: readonly Interaction[], now: number): Affinity {
  const [categories, stores] = [new Map<string, number>(), new Map<string, number>()]
  for (const { categorySlug, storeSlug, kind, at } of interactions) {
    const worth = weights[kind] * 0.5 ** (Math.max(0, now - at) / halfLifeMs)
    categories.set(categorySlug, (categories.get(categorySlug) ?? 0) + worth)
    if (storeSlug !== undefined) {
      stores.set(storeSlug, (stores.get(storeSlug) ?? 0) + worth)
    }
  }
  return { categories: shares(categories), stores: shares(stores) }
}

function shares(sums: ReadonlyMap<string, number>): Map<string, number> {
  const most = Math.max(0, ...sums.values())
  const liked = [...sums].filter(([, sum]) => sum > 0)
  return new Map(liked.map(([name, sum]) => [name, sum / most]))
}

type Placed = { categorySlug: string; storeSlug?: string }

/** The shares of a post's category and store in what a member likes, and what each adds. */
export function likedParts({ categorySlug, storeSlug = '' }: Placed, { categories, stores }: Affinity) {
  const [category, store] = [categories.get(categorySlug) ?? 0, stores.get(storeSlug) ?? 0]
  return { category: { share: category, adds: 0.6 * category }, store: { share: store, adds: 0.4 * store } }
}

/** `best`, and what the category and the store of a post add. */
export function likingOf(post: Placed & { best: number }, affinity: Affinity): number {
  const { category, store } = likedParts(post, affinity)
  return post.best + category.adds + store.adds
}
