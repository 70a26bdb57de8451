import type { Currency } from '../platform/currencies.ts'
import { materialPriceStep, paidFor } from './post.vocabulary.ts'

/** What of a deal its votes are about: once that has changed for the worse, they were given to another deal. */
export const votedOn = ['price', 'link', 'store'] as const
export type VotedOn = (typeof votedOn)[number]

/** A post as far as votes are about it; absent or null is none. Amounts in minor units. */
export interface VotedDeal {
  readonly price?: number | null | undefined
  readonly shippingCost?: number | null | undefined
  readonly currency?: Currency | undefined
  /** The page that the link leads to, however it is written. */
  readonly urlKey?: string | null | undefined
  readonly storeSlug?: string | null | undefined
}

/** A post, and what its votes are held to where one pays more by now, shipping included. */
export interface HeldDeal extends VotedDeal {
  readonly heldPrice?: number | undefined
}

/** What makes the votes so far votes on something else: a twentieth more to pay, another link, another store. */
export function outdatesVotes(before: HeldDeal, changes: VotedDeal): VotedOn | null {
  const after = pricedAfter(before, changes)
  if (hasRisen(before.heldPrice ?? paidFor(before), paidFor(after)) || isOtherMoney(before, after)) {
    return 'price'
  }
  if (isAnother(before.urlKey, changes.urlKey)) {
    return 'link'
  }
  return isAnother(before.storeSlug, changes.storeSlug) ? 'store' : null
}

/** What an edit makes of the votes so far, and what they are held to from then on. */
export function votesAfterEdit(
  before: HeldDeal,
  { changes, grace }: { readonly changes: VotedDeal; readonly grace: boolean },
): { readonly by: VotedOn | null; readonly heldPrice: number | undefined } {
  const by = grace ? null : outdatesVotes(before, changes)
  const held = before.heldPrice ?? paidFor(before)
  const now = paidFor(pricedAfter(before, changes))
  // A rise in many small steps is one rise.
  const isHeld = !grace && by === null && held !== null && now !== null && held < now
  return { by, heldPrice: isHeld ? held : undefined }
}

type Priced = Pick<VotedDeal, 'price' | 'shippingCost' | 'currency'>

/** What is not among the changes stays as it was. */
const pricedAfter = (before: Priced, changes: Priced): Priced => ({
  price: changes.price === undefined ? before.price : changes.price,
  shippingCost: changes.shippingCost === undefined ? before.shippingCost : changes.shippingCost,
  currency: changes.currency ?? before.currency,
})

/** A deal that had no price has none to be held to. */
const hasRisen = (before: number | null, after: number | null): boolean =>
  before !== null && after !== null && after > before && after - before >= before * materialPriceStep

/** Amounts of two currencies cannot be compared, so one in another currency is another price. */
const isOtherMoney = (before: Priced, after: Priced): boolean =>
  before.currency !== after.currency && paidFor(before) !== null && paidFor(after) !== null

/** Naming what was not named before is no change. */
const isAnother = (before: string | null | undefined, after: string | null | undefined): boolean =>
  after !== undefined && (before ?? null) !== null && before !== after
