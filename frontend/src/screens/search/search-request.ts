import {
  findCategory,
  namesNoStatus,
  publicStatuses,
  readSearch,
  slugOfName,
  subCategoryNames,
  type Currency,
  type DatePosted,
  type ReadingPreferences,
} from '@deals/events'
import { sortOptions } from '../../features/posts/sort-options.ts'
import type { PostFilters, PostListRequest } from '../../features/posts/post-list-request.ts'
import { chosenFacets } from '../shared/chosen-facets.ts'
import type { FeedAnswer } from '../shared/feed-answer.ts'
import { priceRangeFrom } from '../shared/price-range.ts'
import { typeFrom } from '../shared/type-chips.ts'

/** How far back a search reaches. */
export const dateChoices = [
  { value: 'all', label: 'Any time' },
  { value: '1d', label: 'Past day' },
  { value: '1w', label: 'Past week' },
  { value: '1m', label: 'Past month' },
  { value: '1y', label: 'Past year' },
] as const satisfies readonly { readonly value: DatePosted; readonly label: string }[]

/** Without an order of its own a search puts first what fits best. */
export const searchOrders = [{ value: 'relevance', label: 'Relevance' }, ...sortOptions('product').slice(1)] as const

/** The words that the address asks for. */
export const wordsFrom = (params: URLSearchParams): string => params.get('q')?.trim() ?? ''

/** Whether deals that are over may be found too: as the address says, else as the reader prefers. */
export function includesExpired(params: URLSearchParams, { findsExpired }: Finding): boolean {
  const said = params.get('expired')
  return said === 'yes' || (findsExpired && said !== 'no')
}

/** Whether the words themselves say which deals are meant, as those of a search by hand may. */
export const saysStatus = (params: URLSearchParams): boolean => readSearch(wordsFrom(params)).status !== null

type Finding = Pick<ReadingPreferences, 'findsExpired'>

/** What a search depends on besides its address. */
interface Reader {
  readonly currency: Currency
  readonly reading: Finding
}

/** How far back the address reaches. */
export function dateFrom(params: URLSearchParams): (typeof dateChoices)[number]['value'] {
  return dateChoices.find(({ value }) => value === params.get('date'))?.value ?? 'all'
}

/** The part of the chosen category that the address names. */
export function subCategoryFrom(params: URLSearchParams): string | null {
  const named = subCategoryNames(params.get('category') ?? '').map(slugOfName)
  return named.find((slug) => slug === params.get('sub')) ?? null
}

/** What a search is narrowed to. */
export function searchFilters(params: URLSearchParams, { currency, reading }: Reader): PostFilters {
  const type = typeFrom(params)
  const category = findCategory(params.get('category') ?? '')
  const subCategory = subCategoryFrom(params)
  const datePosted = dateFrom(params)
  return {
    currency,
    q: wordsFrom(params),
    ...(saysStatus(params) ? {} : { statuses: includesExpired(params, reading) ? publicStatuses : ['active'] }),
    ...(datePosted === 'all' ? {} : { datePosted }),
    ...priceRangeFrom(params),
    ...chosenFacets(params),
    ...(type === null ? {} : { types: [type] }),
    ...(category === undefined ? {} : { categories: [category.slug] }),
    ...(subCategory === null ? {} : { subCategories: [subCategory] }),
  }
}

/** What a search asks for. */
export function searchRequest(params: URLSearchParams, reader: Reader): PostListRequest {
  const order = sortOptions('product').find(({ value }) => value === params.get('sort'))
  return { ...searchFilters(params, reader), ...(order === undefined ? {} : { sortOrder: order.value }) }
}

/** So few that something else may have been meant. */
const fewPosts = 3

/** Whether a search has found hardly anything; not while nobody knows. */
const foundLittle = (found: FeedAnswer['data']): boolean => (found?.pages[0]?.total ?? fewPosts) < fewPosts

/** Whether other words may have been meant: so few were found, or one of the words was passed over. */
export const mayBeMisspelt = (words: string, found: FeedAnswer['data']): boolean =>
  foundLittle(found) || namesNoStatus(words)
