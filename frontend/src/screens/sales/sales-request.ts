import type { Currency } from '@deals/events'
import { sortOrderFrom } from '../../features/posts/sort-options.ts'
import type { PostListRequest } from '../../features/posts/post-list-request.ts'

/** Whether the address asks for what ends first. */
export const isEndingSoon = (params: URLSearchParams) => params.get('ending') === 'soon'

/** Sales in the order that the address names. */
export function salesRequest(currency: Currency, params: URLSearchParams): PostListRequest {
  const sortOrder = isEndingSoon(params) ? 'ending' : sortOrderFrom(params.get('sort'), 'sales')
  return { currency, types: ['sales'], sortOrder }
}
