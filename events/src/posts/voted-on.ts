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

/** A post, and the price that its votes are held to where that is a lower one. */
export interface HeldDeal extends VotedDeal {
  readonly heldPrice?: number | undefined
}

/** What an edit makes of the votes so far, and the price that they are held to from then on. */
export function votesAfterEdit(
  before: HeldDeal,
  { changes, grace }: { readonly changes: VotedDeal; readonly grace: boolean },
): { readonly by: VotedOn | null; readonly heldPrice: number | undefined } {
  const price = before.heldPrice ?? before.price
  const by = grace ? null : outdatesVotes({ ...before, price }, changes)
  const now = (changes.price === undefined ? before.price : changes.price) ?? undefined
  // A rise in many small steps is one rise.
  const isHeld = !grace && by === null && typeof price === 'number' && now !== undefined && price < now
  return { by, heldPrice: isHeld ? price : undefined }
}

/** A deal that had no price has none to be held to. */
function hasRisen(before: VotedDeal['price'], after: VotedDeal['price']): boolean {
  const isPriced = typeof before === 'number' && typeof after === 'number'
  return isPriced && after > before && after - before >= before * materialPriceStep
}

/** Naming what was not named before is no change. */
const isAnother = (before: string | null | undefined, after: string | null | undefined): boolean =>
  after !== undefined && (before ?? null) !== null && before !== after
