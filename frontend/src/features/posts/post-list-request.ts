import { toFilterParam } from '@deals/events'
import type { Currency, DatePosted, PostSortOrder, PostStatus, PostType } from '@deals/events'

/** What a list of posts is narrowed by; what is left out is not narrowed. */
export interface PostFilters {
  readonly currency?: Currency
  readonly q?: string
  readonly categories?: readonly string[]
  /** Names or slugs. */
  readonly subCategories?: readonly string[]
  readonly stores?: readonly string[]
  readonly types?: readonly PostType[]
  readonly datePosted?: DatePosted
  /** In whole units of money, and within. */
  readonly priceMin?: number
  readonly priceMax?: number
  /** So many percent off or more. */
  readonly minDiscount?: number
  readonly statuses?: readonly PostStatus[]
}

/** What a list of posts asks for. */
export interface PostListRequest extends PostFilters {
  readonly limit?: number
  readonly sortOrder?: PostSortOrder
  /** Up to three posts chosen for the member; only the first page has them. */
  readonly includeRecommendations?: boolean
  readonly excludePost?: number
  /** Only what begins later. */
  readonly upcoming?: boolean
}

const joined = (values: readonly string[] | undefined) =>
  values === undefined || values.length === 0 ? undefined : values.join(',')

/** How many posts a page of the feed has. */
export const feedPageSize = 25

/** The filters as query parameters. */
export const filterParams = <Given extends PostFilters>(given: Given) => ({
  ...given,
  categories: joined(given.categories),
  subCategories: joined(given.subCategories?.map(toFilterParam)),
  stores: joined(given.stores),
  types: joined(given.types),
  statuses: joined(given.statuses),
})

/** The request as query parameters, for one page of the list. */
export function postListParams({ includeRecommendations, ...rest }: PostListRequest, page: number) {
  return {
    page,
    ...filterParams(rest),
    includeRecommendations: includeRecommendations === true && page === 1 ? true : undefined,
  }
}
