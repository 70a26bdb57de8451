import {
  dayMs,
  datePostedDays,
  canSeeHeldPosts,
  isPublicStatus,
  postTypes,
  slugOfName,
  type AskedOf,
  type postReads,
  type PostStatus,
  type Viewer,
} from '@deals/events'
import type { Filter } from '@deals/projector/read-models'

/** What GET /api/posts is asked with. */
export type ListRequest = AskedOf<typeof postReads.listPosts>

/** Of the asked statuses those that the viewer may list; the others add nothing. Without any: what is active. */
export function listableStatuses(viewer: Viewer | null, asked: readonly PostStatus[]): PostStatus[] {
  const wanted: readonly PostStatus[] = asked.length === 0 ? ['active'] : asked
  return wanted.filter((status) => isPublicStatus(status) || canSeeHeldPosts(viewer))
}

type Filters = Pick<ListRequest, 'currency' | 'categories' | 'subCategories' | 'stores' | 'types' | 'datePosted'> &
  Partial<Pick<ListRequest, 'excludePost'>>

/** The filters of a list as fields that posts and the search documents share. */
export function toFilter(filters: Filters, statuses: readonly PostStatus[], now: number): Filter {
  const days = datePostedDays[filters.datePosted ?? 'all']
  return {
    status: { $in: [...statuses] },
    // Listed even when all are wanted: the indexes of the price orders begin with status and type.
    type: { $in: filters.types.length === 0 ? [...postTypes] : filters.types },
    ...(filters.categories.length > 0 && { categorySlug: { $in: filters.categories } }),
    ...(filters.subCategories.length > 0 && { subCategorySlug: { $in: filters.subCategories.map(slugOfName) } }),
    ...(filters.stores.length > 0 && { storeSlug: { $in: filters.stores } }),
    ...(filters.currency && { listedCurrencies: filters.currency }),
    ...(days !== null && { createdAt: { $gte: now - days * dayMs } }),
    ...(filters.excludePost !== undefined && { postId: { $ne: filters.excludePost } }),
  }
}
