import type { Currency } from '@deals/events'
import { sortOrderFrom } from '../../features/posts/sort-options.ts'
import type { PostListRequest } from '../../features/posts/post-list-request.ts'
import { typeFrom } from '../shared/type-chips.ts'

/** What is shown of the store; the first of them where the address names none. */
export const storeTabs = ['active', 'upcoming', 'coupons', 'expired'] as const
export type StoreTab = (typeof storeTabs)[number]
export const tabFrom = (params: URLSearchParams): StoreTab =>
  storeTabs.find((tab) => tab === params.get('tab')) ?? 'active'

/** What the page of a store asks for. */
export function storeRequest(slug: string, params: URLSearchParams, currency: Currency): PostListRequest {
  const type = typeFrom(params)
  const tab = tabFrom(params)
  return {
    currency,
    stores: [slug],
    statuses: [tab === 'expired' ? 'expired' : 'active'],
    ...(tab === 'upcoming' && { upcoming: true }),
    sortOrder: sortOrderFrom(params.get('sort'), 'product'),
    ...(type === null ? {} : { types: [type] }),
  }
}
