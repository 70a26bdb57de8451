import { toFilterParam } from '@deals/events'
import type { Currency, DatePosted, PostSortOrder, PostStatus, PostType } from '@deals/events'

/** What a list of posts asks for; what is left out is not narrowed. */
export interface PostListRequest {
  readonly limit?: number
  readonly currency?: Currency
  readonly q?: string
  readonly sortOrder?: PostSortOrder
  readonly categories?: readonly string[]
  /** Names or slugs. */
  readonly subCategories?: readonly string[]
  readonly stores?: readonly string[]
  readonly types?: readonly PostType[]
  readonly datePosted?: DatePosted
  /** In whole units of money, and within. */
  readonly priceMin?: number
  readonly priceMax?: number
  readonly statuses?: readonly PostStatus[]
  /** Up to three posts chosen for the member; only the first page has them. */
  readonly includeRecommendations?: boolean
  readonly excludePost?: number
}

const joined = (values: readonly string[] | undefined) =>
  values === undefined || values.length === 0 ? undefined : values.join(',')

/** How many posts a page of the feed has. */
export const feedPageSize = 25

/** The request as query parameters, for one page of the list. */
export function postListParams(request: PostListRequest, page: number) {
  const { categories, subCategories, stores, types, statuses, includeRecommendations, ...rest } = request
  return {
    page,
    ...rest,
    categories: joined(categories),
    subCategories: joined(subCategories?.map(toFilterParam)),
    stores: joined(stores),
    types: joined(types),
    statuses: joined(statuses),
    includeRecommendations: includeRecommendations === true && page === 1 ? true : undefined,
  }
}
