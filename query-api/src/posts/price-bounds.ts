import { toMinorUnits, type Search } from '@deals/events'
import type { Filter, PostDoc } from '@deals/projector/read-models'
import type { ListRequest } from './list-filters.ts'

type Bounds = Pick<Search, 'priceBelow' | 'priceAbove'>
type Asked = Pick<ListRequest, 'priceMin' | 'priceMax'>

/** Of what was typed and what was chosen, the narrower; what was chosen is itself within. */
export function boundsOf(typed: Bounds, { priceMin, priceMax }: Asked): Bounds {
  const below = [typed.priceBelow, priceMax === undefined ? null : toMinorUnits(priceMax) + 1]
  const above = [typed.priceAbove, priceMin === undefined ? null : toMinorUnits(priceMin) - 1]
  return { priceBelow: of(Math.min, below), priceAbove: of(Math.max, above) }
}

function of(choose: (...amounts: number[]) => number, bounds: readonly (number | null)[]): number | null {
  const given = bounds.filter((bound) => bound !== null)
  return given.length === 0 ? null : choose(...given)
}

/** Posts without a price stand behind every price in both orders, so each bound leaves them out. */
export function priceFilter({ priceBelow, priceAbove }: Bounds): Filter {
  return {
    ...(priceBelow !== null && { priceAscending: { $lt: priceBelow } }),
    ...(priceAbove !== null && { priceDescending: { $gt: priceAbove } }),
  }
}

/** The same of a post at hand. */
export const isPriced = (
  { priceAscending, priceDescending }: Pick<PostDoc, 'priceAscending' | 'priceDescending'>,
  { priceBelow, priceAbove }: Bounds,
): boolean =>
  (priceBelow === null || priceAscending < priceBelow) && (priceAbove === null || priceDescending > priceAbove)
