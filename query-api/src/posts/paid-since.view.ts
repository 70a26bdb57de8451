import { paidThenAndNow, toMajorUnits, type Currency, type PaidSince } from '@deals/events'

/** Amounts in minor units; `shippingCost` is null where a post tells none, and undefined where nobody noted it. */
interface Offered {
  readonly price?: number | undefined
  readonly shippingCost?: number | null | undefined
  readonly currency: Currency
}

/** What one pays by now, where that is another amount of the same money than it was. */
export function paidSinceThen(then: Offered, now: Offered): PaidSince | null {
  const [before, after] = paidThenAndNow(then, now) ?? [0, 0]
  if (before === after) {
    return null
  }
  const withShipping = before !== (then.price ?? 0) || after !== (now.price ?? 0)
  return { then: toMajorUnits(before), now: toMajorUnits(after), withShipping }
}
