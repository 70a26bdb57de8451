import type { PostFilters } from '../../features/posts/post-list-request.ts'

const slug = /^[a-z0-9-]{1,100}$/
const twoDigits = /^[1-9]\d?$/

export const isStoreSlug = (asked: string): boolean => slug.test(asked)
/** None is one, too: any. */
export const isDiscount = (asked: string): boolean => asked === '0' || twoDigits.test(asked)

/** The store that an address names. */
export function storeFrom(params: URLSearchParams): string | null {
  const asked = params.get('store') ?? ''
  return isStoreSlug(asked) ? asked : null
}

/** The discount that an address asks for, in percent; 0 for any. */
export function discountFrom(params: URLSearchParams): number {
  const asked = params.get('discount') ?? ''
  return twoDigits.test(asked) ? Number(asked) : 0
}

/** Both as a list asks for them. */
export function chosenFacets(params: URLSearchParams): Pick<PostFilters, 'stores' | 'minDiscount'> {
  const [store, minDiscount] = [storeFrom(params), discountFrom(params)]
  return { ...(store !== null && { stores: [store] }), ...(minDiscount > 0 && { minDiscount }) }
}
