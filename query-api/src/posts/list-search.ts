import { readSearch, type PostStatus, type Search, type Viewer } from '@deals/events'
import { listableStatuses, type ListRequest } from './list-filters.ts'
import { boundsOf, type Bounds } from './list-bounds.ts'

type Asked = Pick<ListRequest, 'q' | 'statuses' | 'priceMin' | 'priceMax' | 'minDiscount'>

/** What was typed and what was chosen, together; and of the wanted statuses those that the viewer may list. */
export function listSearch(
  viewer: Viewer | null,
  request: Asked,
): { search: Search & Bounds; statuses: readonly PostStatus[] } {
  const typed = readSearch(request.q)
  const asked = request.statuses.length === 0 && typed.status !== null ? [typed.status] : request.statuses
  return { search: { ...typed, ...boundsOf(typed, request) }, statuses: listableStatuses(viewer, asked) }
}
