import type { Currency } from '@deals/events'
import { sortOrderFrom } from '../../features/posts/sort-options.ts'
import type { PostListRequest } from '../../features/posts/post-list-request.ts'
import { typeFrom } from '../shared/type-chips.ts'

/** Which of the store's posts are shown. */
export const isExpiredTab = (params: URLSearchParams) => params.get('tab') === 'expired'

/** What the page of a store asks for. */
export function storeRequest(slug: string, params: URLSearchParams, currency: Currency): PostListRequest {
  const type = typeFrom(params)
  return {
    currency,
    stores: [slug],
    statuses: [isExpiredTab(params) ? 'expired' : 'active'],
    sortOrder: sortOrderFrom(params.get('sort'), 'product'),
    ...(type === null ? {} : { types: [type] }),
  }
}
