import { findCategory, type PostSortOrder } from '@deals/events'
import { sortOptions } from './sort-options.ts'

/** What the home feed is narrowed to. It lives in the address, so it can be shared and gone back to. */
export interface FeedFilters {
  readonly categories: readonly string[]
  readonly stores: readonly string[]
  /** Null where the address names none: then the one that its reader prefers. */
  readonly sortOrder: PostSortOrder | null
}

const listIn = (text: string | null) => [...new Set((text ?? '').split(',').filter((one) => one !== ''))]

/** Reads the filters from an address; categories that do not exist are left out. */
export function filtersFrom(params: URLSearchParams): FeedFilters {
  return {
    categories: listIn(params.get('categories')).filter((slug) => findCategory(slug) !== undefined),
    stores: listIn(params.get('stores')),
    sortOrder: sortOptions('product').find(({ value }) => value === params.get('sort'))?.value ?? null,
  }
}

/** The filters as they stand in an address; what is as usual is left out. */
export function paramsOf({ categories, stores, sortOrder }: FeedFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (categories.length > 0) {
    params.set('categories', categories.join(','))
  }
  if (stores.length > 0) {
    params.set('stores', stores.join(','))
  }
  if (sortOrder !== null) {
    params.set('sort', sortOrder)
  }
  return params
}

/** How many filters are set; the order is none. */
export function countFilters({ categories, stores }: FeedFilters): number {
  return categories.length + stores.length
}

/** The list with the value added or taken out. */
export function toggled<T extends string>(list: readonly T[], value: T): readonly T[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value]
}
