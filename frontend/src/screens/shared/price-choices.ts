import type { Choice } from '../../ui/Select.tsx'
import { priceRangeFrom, type PriceRange } from './price-range.ts'

const usual: readonly PriceRange[] = [
  { priceMin: 0, priceMax: 0 },
  { priceMax: 25 },
  { priceMin: 25, priceMax: 50 },
  { priceMin: 50, priceMax: 100 },
  { priceMin: 100, priceMax: 250 },
  { priceMin: 250, priceMax: 500 },
  { priceMin: 500 },
]

/** As it stands in an address; nothing for any price. */
const valueOf = ({ priceMin, priceMax }: PriceRange): string =>
  priceMin === undefined && priceMax === undefined ? '' : `${priceMin ?? ''}-${priceMax ?? ''}`

function labelOf({ priceMin, priceMax }: PriceRange): string {
  if (priceMax === undefined) {
    return priceMin === undefined ? 'Any price' : `$${priceMin} or more`
  }
  if (priceMax === 0) {
    return 'Free'
  }
  return priceMin === undefined ? `Up to $${priceMax}` : `$${priceMin} to $${priceMax}`
}

/** What can be chosen, with the range that somebody wrote into the address. */
export function priceChoices(params: URLSearchParams): { readonly value: string; readonly options: readonly Choice[] } {
  const asked = priceRangeFrom(params)
  const value = valueOf(asked)
  const ranges = [{}, ...usual]
  const all = ranges.some((range) => valueOf(range) === value) ? ranges : [...ranges, asked]
  return { value, options: all.map((range) => ({ value: valueOf(range), label: labelOf(range) })) }
}
