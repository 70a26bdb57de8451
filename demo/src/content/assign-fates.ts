import type { Draft } from './drafts.ts'
import { seededRandom, shuffle } from './random.ts'
import type { DemoFate } from './types.ts'

interface Aged {
  readonly draft: Draft
  readonly hoursAgo: number
}

interface Quota {
  readonly fate: DemoFate
  readonly count: number
  readonly fits: (post: Aged) => boolean
}

const isProduct = ({ draft }: Aged): boolean => draft.type === 'product'
const isBetween = ({ hoursAgo }: Aged, young: number, old: number): boolean => hoursAgo >= young && hoursAgo <= old
/** A price that can fall once more and still be a sensible one. */
const canFall = ({ draft }: Aged): boolean => (draft.price ?? 0) >= 8 && draft.was !== undefined

/** How many posts meet which end, and at what age; the first rule that takes a post keeps it. */
const quotas: readonly Quota[] = [
  { fate: 'staff-review', count: 6, fits: (post) => isProduct(post) && isBetween(post, 2, 60) },
  { fate: 'poster-review', count: 5, fits: (post) => isProduct(post) && isBetween(post, 8, 96) },
  { fate: 'deleted', count: 6, fits: (post) => isProduct(post) && isBetween(post, 30, 1500) },
  { fate: 'renewed', count: 6, fits: (post) => isProduct(post) && isBetween(post, 150, 600) },
  { fate: 'edited', count: 12, fits: (post) => isProduct(post) && canFall(post) && isBetween(post, 6, 1200) },
  { fate: 'expired', count: 45, fits: (post) => post.draft.type !== 'discussion' && isBetween(post, 60, 2200) },
]

/** What becomes of each post, by its key; those that are not named stay active. */
export function assignFates(posts: readonly Aged[]): ReadonlyMap<string, DemoFate> {
  const fates = new Map<string, DemoFate>()
  const order = shuffle(seededRandom('fates'), posts)
  for (const { fate, count, fits } of quotas) {
    const chosen = order.filter((post) => !fates.has(post.draft.key) && fits(post)).slice(0, count)
    for (const { draft } of chosen) {
      fates.set(draft.key, fate)
    }
  }
  return fates
}
