import type { PostListRequest } from '../../features/posts/post-list-request.ts'
import type { Choice } from '../../ui/Select.tsx'

type Range = Pick<PostListRequest, 'priceMin' | 'priceMax'>

const written = /^(\d{0,6}(?:\.\d{1,2})?)-(\d{0,6}(?:\.\d{1,2})?)$/

/** The prices that an address asks for, such as `25-50`, `-25` and `500-`; any where it names none. */
export function priceRangeFrom(params: URLSearchParams): Range {
  const [, least = '', most = ''] = written.exec(params.get('price') ?? '') ?? []
  return { ...(least !== '' && { priceMin: Number(least) }), ...(most !== '' && { priceMax: Number(most) }) }
}

const usual: readonly Range[] = [
  { priceMin: 0, priceMax: 0 },
  { priceMax: 25 },
  { priceMin: 25, priceMax: 50 },
  { priceMin: 50, priceMax: 100 },
  { priceMin: 100, priceMax: 250 },
  { priceMin: 250, priceMax: 500 },
  { priceMin: 500 },
]

/** As it stands in an address; nothing for any price. */
const valueOf = ({ priceMin, priceMax }: Range): string =>
  priceMin === undefined && priceMax === undefined ? '' : `${priceMin ?? ''}-${priceMax ?? ''}`

function labelOf({ priceMin, priceMax }: Range): string {
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
