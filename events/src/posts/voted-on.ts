import { materialPriceStep } from './post.vocabulary.ts'

/** What of a deal its votes are about: once that has changed for the worse, they were given to another deal. */
export const votedOn = ['price', 'link', 'store'] as const
export type VotedOn = (typeof votedOn)[number]

/** A post as far as votes are about it; absent or null is none. Prices in minor units. */
export interface VotedDeal {
  readonly price?: number | null | undefined
  /** The page that the link leads to, however it is written. */
  readonly urlKey?: string | null | undefined
  readonly storeSlug?: string | null | undefined
}

/** What makes the votes so far votes on something else: a price that rose by a twentieth, another link, another store. */
export function outdatesVotes(before: VotedDeal, changes: VotedDeal): VotedOn | null {
  if (hasRisen(before.price, changes.price)) {
    return 'price'
  }
  if (isAnother(before.urlKey, changes.urlKey)) {
    return 'link'
  }
  return isAnother(before.storeSlug, changes.storeSlug) ? 'store' : null
}

/** A deal that had no price has none to be held to. */
function hasRisen(before: VotedDeal['price'], after: VotedDeal['price']): boolean {
  const isPriced = typeof before === 'number' && typeof after === 'number'
  return isPriced && after > before && after - before >= before * materialPriceStep
}

/** Naming what was not named before is no change. */
const isAnother = (before: string | null | undefined, after: string | null | undefined): boolean =>
  after !== undefined && (before ?? null) !== null && before !== after
