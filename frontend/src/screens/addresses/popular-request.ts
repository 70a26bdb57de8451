import type { Currency, DatePosted } from '@deals/events'
import type { PostListRequest } from '../../features/posts/post-list-request.ts'

/** How far back the popular deals reach. */
export const periods = [
  { value: '1d', label: 'Today' },
  { value: '1w', label: 'Week' },
  { value: '1m', label: 'Month' },
  { value: 'all', label: 'All' },
] as const satisfies readonly { readonly value: DatePosted; readonly label: string }[]
export type Period = (typeof periods)[number]['value']

/** Fewer than this today, and the week is shown instead. */
export const enoughForToday = 25

/** The period that an address names; none leaves the choice to the page. */
export function periodFrom(params: URLSearchParams): Period | undefined {
  const asked = params.get('period')
  return periods.find(({ value }) => value === asked)?.value
}

/** What the page asks for. */
export function popularRequest(currency: Currency, datePosted: Period): PostListRequest {
  return { currency, datePosted, sortOrder: 'popularity_desc', types: ['product', 'sales'] }
}
