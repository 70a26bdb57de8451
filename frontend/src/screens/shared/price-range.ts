import type { PostListRequest } from '../../features/posts/post-list-request.ts'

export type PriceRange = Pick<PostListRequest, 'priceMin' | 'priceMax'>

const written = /^(\d{0,6}(?:\.\d{1,2})?)-(\d{0,6}(?:\.\d{1,2})?)$/

export const isPriceRange = (asked: string): boolean => written.test(asked)

/** The prices that an address asks for, such as `25-50`, `-25` and `500-`; any where it names none. */
export function priceRangeFrom(params: URLSearchParams): PriceRange {
  const [, least = '', most = ''] = written.exec(params.get('price') ?? '') ?? []
  return { ...(least !== '' && { priceMin: Number(least) }), ...(most !== '' && { priceMax: Number(most) }) }
}
