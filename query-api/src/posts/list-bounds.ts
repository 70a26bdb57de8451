import { toMinorUnits, type Search } from '@deals/events'
import type { Filter, PostDoc } from '@deals/projector/read-models'
import type { ListRequest } from './list-filters.ts'

type Prices = Pick<Search, 'priceBelow' | 'priceAbove'>
/** What search documents say nothing of. */
export interface Bounds extends Prices {
  /** 0 where any is wanted. */
  minDiscount: number
  /** Only what begins later than that; null where all is wanted. */
  startsAfter: number | null
}
type Asked = Pick<ListRequest, 'priceMin' | 'priceMax' | 'minDiscount'>

/** Of what was typed and what was chosen, the narrower; what was chosen is itself within. */
export function boundsOf(typed: Prices, { priceMin, priceMax, minDiscount }: Asked): Omit<Bounds, 'startsAfter'> {
  const below = [typed.priceBelow, priceMax === undefined ? null : toMinorUnits(priceMax) + 1]
  const above = [typed.priceAbove, priceMin === undefined ? null : toMinorUnits(priceMin) - 1]
  return { priceBelow: of(Math.min, below), priceAbove: of(Math.max, above), minDiscount }
}

function of(choose: (...amounts: number[]) => number, bounds: readonly (number | null)[]): number | null {
  const given = bounds.filter((bound) => bound !== null)
  return given.length === 0 ? null : choose(...given)
}

export const isBounded = ({ priceBelow, priceAbove, minDiscount, startsAfter }: Bounds): boolean =>
  priceBelow !== null || priceAbove !== null || minDiscount > 0 || startsAfter !== null

/** Posts without a price stand behind every price in both orders, so each bound leaves them out. */
export function boundsFilter({ priceBelow, priceAbove, minDiscount, startsAfter }: Bounds): Filter {
  return {
    ...(priceBelow !== null && { priceAscending: { $lt: priceBelow } }),
    ...(priceAbove !== null && { priceDescending: { $gt: priceAbove } }),
    ...(minDiscount > 0 && { discount: { $gte: minDiscount } }),
    ...(startsAfter !== null && { startsAt: { $gt: startsAfter } }),
  }
}

/** The same of a post at hand. */
export const isWithin = (
  {
    priceAscending,
    priceDescending,
    discount,
    startsAt = 0,
  }: Pick<PostDoc, 'priceAscending' | 'priceDescending' | 'discount' | 'startsAt'>,
  { priceBelow, priceAbove, minDiscount, startsAfter }: Bounds,
): boolean =>
  (priceBelow === null || priceAscending < priceBelow) &&
  (priceAbove === null || priceDescending > priceAbove) &&
  discount >= minDiscount &&
  (startsAfter === null || startsAt > startsAfter)
