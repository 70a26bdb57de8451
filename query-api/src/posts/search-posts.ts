import { placesOf, type PostSortOrder, type Search } from '@deals/events'
import { posts, postSearch, stores, type Filter, type PostDoc } from '@deals/projector/read-models'
import { withMoved } from '../categories/moved-sub-categories.lookup.ts'
import type { LookingNow } from '../platform/ports.ts'
import type { Remembering } from '../platform/remembered.ts'
import { comparePosts } from '../platform/sort-orders.ts'
import { withMerged } from '../stores/merged-stores.hydrator.ts'
import { findByNames } from '../users/members.hydrator.ts'
import { countPosts } from './count-posts.ts'
import { findListed, type Window } from './find-listed.ts'
import { boundsFilter, isBounded, isWithin, type Bounds } from './list-bounds.ts'
import { relevanceOf } from './relevance.ts'

/** Hits beyond these are counted, but stay in the order of their text. */
const mostRanked = 1_000
const mostHits = 10_000

export interface SearchRequest {
  search: Search & Bounds
  filter: Filter
  order: PostSortOrder | undefined
}
export interface Listed {
  docs: PostDoc[]
  total: number
}

/** Full-text search; a query of operators alone is an ordinary list. */
export async function searchPosts(
  asking: LookingNow & Remembering,
  request: SearchRequest,
  window: Window,
): Promise<Listed> {
  const operators = await operatorFilter(asking, request.search)
  if (operators === null) {
    return { docs: [], total: 0 }
  }
  const filter = { ...request.filter, ...operators }
  if (request.search.text === '') {
    const whole = { ...filter, ...boundsFilter(request.search) }
    const order = request.order ?? 'best'
    const [docs, total] = await Promise.all([
      findListed(asking, { filter: whole, order }, window),
      countPosts(asking, whole),
    ])
    return { docs, total }
  }
  return ranked(asking, { ...request, filter }, window)
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

async function findStores(asking: LookingNow, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) {
    return []
  }
  const filter = { $or: [{ slug: { $in: [...names] } }, { nameKey: { $in: [...names] } }] }
  const found = await asking.readModels.collection(stores).find(filter, { sort: [], limit: 100 })
  return withMerged(
    asking,
    found.map(({ slug }) => slug),
  )
}

interface Hit {
  post: PostDoc
  /** How well its text answers. */
  text: number
}

/** What a search by words finds, by relevance as far as hits are ranked; `hits` are all of them, by their text. */
async function rankHits({ readModels, now }: LookingNow, { search, filter }: Omit<SearchRequest, 'order'>) {
  const hits = await readModels.search(postSearch, search.text, filter, { limit: mostHits })
  const textRelevance = new Map(hits.map(({ id, relevance }) => [id, relevance]))
  const found = await readModels.collection(posts).many(hits.slice(0, mostRanked).map(({ id }) => id))
  const ranked = [...found]
    .map(([id, post]) => ({ post, text: textRelevance.get(id) ?? 0 }))
    .map((hit): Hit & { place: number } => ({ ...hit, place: relevanceOf(hit.post, hit.text, now) }))
    .filter(({ post }) => isWithin(post, search))
    .sort((left, right) => right.place - left.place || right.post.postId - left.post.postId)
  return { hits, ranked }
}

/** Where a post stands among what a search by words finds, counted from 1; null when it is not there, or not ranked. */
export async function placeOfHit(
  asking: LookingNow,
  { search, filter }: Omit<SearchRequest, 'order'>,
  postId: number,
): Promise<{ place: number; total: number; hit: Hit } | null> {
  const operators = search.text === '' ? null : await operatorFilter(asking, search)
  if (operators === null) {
    return null
  }
  const { hits, ranked } = await rankHits(asking, { search, filter: { ...filter, ...operators } })
  const at = ranked.findIndex(({ post }) => post.postId === postId)
  const hit = ranked[at]
  return hit === undefined ? null : { place: at + 1, total: isBounded(search) ? ranked.length : hits.length, hit }
}

async function ranked(asking: LookingNow, { search, filter, order }: SearchRequest, window: Window): Promise<Listed> {
  const { readModels } = asking
  const { hits, ranked: found } = await rankHits(asking, { search, filter })
  const docs = found.map(({ post }) => post)
  const isByRelevance = order === undefined || order === 'best'
  const ordered = isByRelevance ? docs : docs.sort(comparePosts(order))
  const end = window.skip + window.limit
  const page = ordered.slice(window.skip, end)
  if (isBounded(search) || !isByRelevance) {
    return { docs: page, total: docs.length }
  }
  const beyond = hits.slice(Math.max(window.skip, mostRanked), end).map(({ id }) => id)
  const tail = await readModels.collection(posts).many(beyond)
  return { docs: [...page, ...beyond.flatMap((id) => tail.get(id) ?? [])], total: hits.length }
}
