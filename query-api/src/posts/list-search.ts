import { readSearch, type PostStatus, type Search } from '@deals/events'
import type { Asking } from '../platform/ports.ts'
import { listableStatuses, type ListRequest } from './list-filters.ts'
import { boundsOf, type Bounds } from './list-bounds.ts'

type Asked = Pick<ListRequest, 'q' | 'statuses' | 'priceMin' | 'priceMax' | 'minDiscount'> &
  Partial<Pick<ListRequest, 'upcoming'>>

const minute = 60_000

/** What was typed and what was chosen, together; and of the wanted statuses those that the viewer may list. */
export function listSearch(
  { viewer, now }: Pick<Asking, 'viewer' | 'now'>,
  request: Asked,
): { search: Search & Bounds; statuses: readonly PostStatus[] } {
  const typed = readSearch(request.q)
  const asked = request.statuses.length === 0 && typed.status !== null ? [typed.status] : request.statuses
  // In whole minutes, so that a list which is asked for again is the same list.
  const startsAfter = request.upcoming === true ? Math.floor(now / minute) * minute : null
  return { search: { ...typed, ...boundsOf(typed, request), startsAfter }, statuses: listableStatuses(viewer, asked) }
}
