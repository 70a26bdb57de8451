import { placesOf, storeNameKey, type PostSortOrder, type Search } from '@deals/events'
import { stores, type Filter, type PostDoc } from '@deals/projector/read-models'
import { withMoved } from '../categories/moved-sub-categories.lookup.ts'
import type { LookingNow } from '../platform/ports.ts'
import type { Remembering } from '../platform/remembered.ts'
import { withMerged } from '../stores/merged-stores.hydrator.ts'
import { findByNames } from '../users/members.hydrator.ts'
import { countPosts } from './count-posts.ts'
import { findListed, type Window } from './find-listed.ts'
import { boundsFilter, type Bounds } from './list-bounds.ts'
import { postsKept } from './post.access.ts'
import { rankHits } from './rank-hits.ts'

export interface SearchRequest {
  search: Search & Bounds
  filter: Filter
  order: PostSortOrder | undefined
}
export interface Searched {
  docs: PostDoc[]
  total: number
  /** Whether that is all there is. */
  isWhole: boolean
}

/** Full-text search; a query of operators alone is an ordinary list. */
export async function searchPosts(
  asking: LookingNow & Remembering,
  request: SearchRequest,
  window: Window,
): Promise<Searched> {
  const operators = await operatorFilter(asking, request.search)
  if (operators === null) {
    return { docs: [], total: 0, isWhole: true }
  }
  const filter = { ...request.filter, ...operators }
  if (request.search.text === '') {
    const whole = { ...filter, ...boundsFilter(request.search) }
    const order = request.order ?? 'best'
    const [docs, total] = await Promise.all([
      findListed(asking, { filter: whole, order }, window),
      countPosts(asking, whole),
    ])
    return { docs, total, isWhole: true }
  }
  return searchWords(asking, { ...request, filter }, window)
}

/** Store names and member names become the ids that documents hold; null when nobody has such a name. */
export async function operatorFilter(
  asking: LookingNow,
  { stores: names, categories, by }: Search,
): Promise<Filter | null> {
  const [storeSlugs, authors, places] = await Promise.all([
    findStores(asking, names),
    findByNames(asking, by),
    withMoved(asking, placesOf(categories)),
  ])
  if ((names.length > 0 && storeSlugs.length === 0) || (by.length > 0 && authors.length === 0)) {
    return null
  }
  const conditions: Filter[] = [
    ...(names.length > 0 ? [{ storeSlug: { $in: storeSlugs } }] : []),
    ...(places.categories.length > 0 ? [{ categorySlug: { $in: places.categories } }] : []),
    ...(places.subCategories.length > 0 ? [{ subCategorySlug: { $in: places.subCategories } }] : []),
    ...(by.length > 0 ? [{ authorId: { $in: authors.map(({ userId }) => userId) } }] : []),
  ]
  return conditions.length === 0 ? {} : { $and: conditions }
}

export async function findStores(asking: LookingNow, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) {
    return []
  }
  const filter = { $or: [{ slug: { $in: [...names] } }, { nameKey: { $in: names.map(storeNameKey) } }] }
  const found = await asking.readModels.collection(stores).find(filter, { sort: [], limit: 100 })
  return withMerged(
    asking,
    found.map(({ slug }) => slug),
  )
}

/** Where a post stands among what a search by words finds, counted from 1; null when it is not there, or not looked at. */
export async function placeOfHit(
  asking: LookingNow,
  { search, filter }: Omit<SearchRequest, 'order'>,
  postId: number,
): Promise<{ place: number; total: number; isWhole: boolean } | null> {
  const operators = search.text === '' ? null : await operatorFilter(asking, search)
  if (operators === null) {
    return null
  }
  const order = 'best'
  const { ids, isWhole } = await rankHits(asking, { search, order, filter: { ...filter, ...operators } })
  const place = ids.indexOf(String(postId)) + 1
  return place === 0 ? null : { place, total: ids.length, isWhole }
}

async function searchWords(asking: LookingNow, request: SearchRequest, { skip, limit }: Window): Promise<Searched> {
  const { search, filter, order = 'best' } = request
  const { ids, isWhole } = await rankHits(asking, { search, filter, order })
  const page = ids.slice(skip, skip + limit)
  const docs = await postsKept(asking.readModels, page)
  return { docs: page.flatMap((id) => docs.get(id) ?? []), total: ids.length, isWhole }
}
