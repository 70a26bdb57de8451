import type { Currency } from '../platform/currencies.ts'
import { dollars } from '../platform/counted.ts'

/** The words for posts that every part shares. */
export const postTypes = ['product', 'sales', 'discussion'] as const
export type PostType = (typeof postTypes)[number]

export const postStatuses = ['active', 'staff-review', 'poster-review', 'ai-review', 'expired', 'deleted'] as const
export type PostStatus = (typeof postStatuses)[number]

/** Statuses in which the public may read a post. */
export const publicStatuses = ['active', 'expired'] as const satisfies readonly PostStatus[]
/** Statuses in which a post waits for a decision. */
export const reviewStatuses = ['ai-review', 'staff-review', 'poster-review'] as const satisfies readonly PostStatus[]

export function isPublicStatus(status: PostStatus): boolean {
  return status === 'active' || status === 'expired'
}

export const availabilities = ['online', 'in-store', 'both'] as const
export type Availability = (typeof availabilities)[number]

export const postSortOrders = ['best', 'popularity_desc', 'newest', 'price_asc', 'price_desc', 'ending'] as const
export type PostSortOrder = (typeof postSortOrders)[number]

/** Days each datePosted value reaches back; `all` has no bound. */
export const datePostedDays = { '1d': 1, '1w': 7, '1m': 30, '3m': 91, '1y': 365, all: null } as const
export type DatePosted = keyof typeof datePostedDays

/** The words of a post; everything else of it is a value. */
export const postTexts = ['title', 'content', 'subtitle'] as const
export type PostText = (typeof postTexts)[number]

/** What happens to a price relative to other posts of the same product, decided when the price is set. */
export const priceStandings = ['lowest', 'beaten', 'none'] as const
export type PriceStanding = (typeof priceStandings)[number]

/** Whole minor units (cents) of an amount in major units, rounded to the nearest. */
export function toMinorUnits(amount: number): number {
  return Math.round(amount * 100)
}
/** Major units of a whole number of minor units. */
export function toMajorUnits(minor: number): number {
  return minor / 100
}

/** The country's own dollar is named by where the reader is not. */
const amounts: Readonly<Record<Currency, (amount: number) => string>> = {
  USD: dollars,
  CAD: (amount) => `CA${dollars(amount)}`,
}

/** A price in minor units as letters and notifications write it. */
export const priceText = (price: number, currency: Currency): string =>
  price === 0 ? 'Free' : amounts[currency](toMajorUnits(price))

/** What a price is for: it is paid once, each week, month or year, to begin with only, or its title leaves a doubt. */
export type Charge = 'once' | 'week' | 'month' | 'year' | 'first' | 'unclear'

/** What amounts are told in; only those in one unit are compared. */
export type OfferUnit = 'kg' | 'lb' | 'L' | 'fl oz' | 'piece'

interface Asked {
  readonly price?: number | null | undefined
  readonly shippingCost?: number | null | undefined
}

/** What one pays as far as a post tells: the price with its shipping, in minor units; null where it has no price. */
export function paidFor(asked: Asked & { readonly price: number }): number
export function paidFor(asked: Asked): number | null
export function paidFor({ price, shippingCost }: Asked): number | null {
  return typeof price === 'number' ? price + (shippingCost ?? 0) : null
}

/**
 * Two amounts that can be compared: what one pays; the prices alone where of one of the times nothing is known of
 * shipping. Null where one of them has no price, or it is other money.
 */
export function paidThenAndNow(
  then: Asked & { readonly currency: Currency },
  now: Asked & { readonly currency: Currency },
): readonly [then: number, now: number] | null {
  const knowsShipping = then.shippingCost !== undefined && now.shippingCost !== undefined
  const [before, after] = [then, now].map((asked) => (knowsShipping ? paidFor(asked) : asked.price))
  return typeof before === 'number' && typeof after === 'number' && then.currency === now.currency
    ? [before, after]
    : null
}

/** What one pays, as letters and notifications write it. */
export function paidText(asked: Asked, currency: Currency): string | undefined {
  const paid = paidFor(asked)
  return paid === null ? undefined : `${priceText(paid, currency)}${asked.shippingCost ? ' with shipping' : ''}`
}

/** From this part of the old price on, a change matters to those who saved or matched the post. */
export const materialPriceStep = 0.05

/** Discounts that a list can be narrowed to: so many percent or more. */
export const discountSteps = [10, 25, 50, 75] as const
/** The same with the one that somebody asks for besides; 0 asks for none. */
export const discountStepsWith = (asked: number): number[] =>
  [...new Set<number>(asked === 0 ? discountSteps : [...discountSteps, asked])].sort((left, right) => left - right)
export const highestDiscount = 99

/** Percent off, rounded; 0 when there is no higher original price. */
export function discountPercent(price: number | null, originalPrice: number | null): number {
  if (price === null || originalPrice === null || originalPrice <= 0 || originalPrice <= price) {
    return 0
  }
  return Math.round(((originalPrice - price) / originalPrice) * 100)
}
