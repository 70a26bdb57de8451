import { canRead, earliestOf, numberOf, type PostCard } from '@deals/events'
import {
  bookmarks,
  comments,
  memberVisits,
  posts,
  postSearch,
  postVotes,
  recommendationTerms,
  stores,
  subCategoryMoves,
  users,
  siteSettings,
  type Filter,
  type PostDoc,
} from '@deals/projector/read-models'
import { withMoved } from '../categories/moved-sub-categories.lookup.ts'
import { skipOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { viewsOf } from '../platform/views.ts'
import { whileUnchanged } from '../platform/while-unchanged.ts'
import { withMerged } from '../stores/merged-stores.hydrator.ts'
import { costlyTotal, countPosts, exactTotal, keyOf } from './count-posts.ts'
import { findListed, type Window } from './find-listed.ts'
import { toFilter, type ListRequest } from './list-filters.ts'
import { listSearch } from './list-search.ts'
import { postCards, sharedCards, type SharedCards } from './post-cards.hydrator.ts'
import { boundsFilter } from './list-bounds.ts'
import { recommend, withRecommended } from './recommendations.ts'
import { searchPosts, type Searched, type SearchRequest } from './search-posts.ts'
import { beginScroll, nextPage } from './stable-pages.ts'

interface Found extends Searched {
  recommended: PostDoc[]
  /** Cards of some of the posts, as visitors get them. */
  cards: SharedCards
  /** Names the first page as it was; later pages send it back. */
  asOf: number
}
interface Answer {
  posts: PostCard[]
  total: number
  isWhole: boolean
  asOf: number
}

/** GET /api/posts */
export const listPosts = defineQuery({
  reads: [
    posts,
    postSearch,
    postVotes,
    bookmarks,
    comments,
    memberVisits,
    recommendationTerms,
    stores,
    subCategoryMoves,
    users,
    siteSettings,
  ],
  isSameForVisitors: true,
  find: async (asking, request: ListRequest) => {
    const { search, statuses } = listSearch(asking, request)
    if (statuses.length === 0) {
      return { docs: [], recommended: [], cards: new Map(), total: 0, isWhole: true, asOf: 0 }
    }
    const [ofStores, shelves] = await Promise.all([withMerged(asking, request.stores), withMoved(asking, request)])
    const wanted = { ...request, ...shelves, stores: ofStores }
    const filter = toFilter(wanted, statuses, asking.now)
    if (request.q !== '') {
      return searched(asking, request, { search, filter })
    }
    return list(asking, request, { ...filter, ...boundsFilter(search) })
  },
  hydrate: async (asking, found) => ({
    ...found,
    cardOf: await postCards(asking, [...found.docs, ...found.recommended], found.cards),
  }),
  permit: ({ viewer }, { docs, recommended, ...rest }) => ({
    ...rest,
    docs: docs.filter((post) => canRead(viewer, post)),
    recommended: recommended.filter((post) => canRead(viewer, post)),
  }),
  present: (_asking, { docs, recommended, total, isWhole, asOf, cardOf }): Answer => ({
    posts: withRecommended(
      docs.map((post) => cardOf(post)),
      recommended.map((post) => cardOf(post, { isRecommended: true })),
    ),
    total,
    isWhole,
    asOf,
  }),
})

const windowOf = (request: Pick<ListRequest, 'page' | 'limit'>): Window => ({
  skip: skipOf(request),
  limit: request.limit,
})

type Searching = Pick<SearchRequest, 'search' | 'filter'>
type SharedSearch = Searched & Pick<Found, 'cards'>

const mostFound = 10_000
const sharedSearches = whileUnchanged<SharedSearch>({ most: mostFound, sizeOf: ({ docs }) => docs.length + 1 })

async function searched(asking: Asking, request: ListRequest, { search, filter }: Searching): Promise<Found> {
  const { sortOrder: order, page, limit } = request
  const find = async () => {
    const found = await searchPosts(asking, { search, filter, order }, windowOf(request))
    return { ...found, cards: await sharedCards(asking, found.docs) }
  }
  // Without words the total is counted as of any list, and may be too old for some.
  const key = JSON.stringify([search, keyOf(filter), order, page, limit])
  const found = search.text === '' ? await find() : await sharedSearches({ ...asking, key }, find)
  return { ...found, recommended: [], asOf: 0 }
}

/** A page as it is for everybody, and how far its view was: what one viewer adds is laid over it. */
interface SharedPage extends Pick<Found, 'docs' | 'cards'> {
  position: number
  /** Null where it is remembered for longer than the page, and too old for some who get it. */
  total: number | null
}

const mostShared = 20_000
const sharedPages = whileUnchanged<SharedPage>({ most: mostShared, sizeOf: ({ docs }) => docs.length + 1 })

async function list(asking: Asking, request: ListRequest, filter: Filter): Promise<Found> {
  const { page, limit, sortOrder: order = 'best' } = request
  // Bounds of dates move with the clock, and memories of lists need not.
  const named = { ...filter, createdAt: request.datePosted }
  const listed = JSON.stringify([order, limit, named])
  const find = (window: Window) => findListed(asking, { filter, order }, window)
  if (page > 1 && request.asOf !== undefined) {
    const { asOf } = request
    const [docs, total] = await Promise.all([
      nextPage(asking, { list: listed, asOf, page, limit }, find),
      countPosts(asking, filter),
    ])
    return { docs, total, isWhole: true, recommended: [], cards: new Map(), asOf }
  }
  const shared = await sharedPages({ ...asking, key: JSON.stringify([order, limit, page, named]) }, async () => {
    const [position, docs, total] = await Promise.all([
      positionOf(asking),
      find(windowOf(request)),
      exactTotal(asking, filter),
    ])
    return { docs, total, position, cards: await sharedCards(asking, docs) }
  })
  const { docs, cards, position } = shared
  const total = shared.total ?? (await costlyTotal(asking, filter))
  if (page > 1) {
    return { docs, total, isWhole: true, cards, recommended: [], asOf: 0 }
  }
  const isRecommending = request.includeRecommendations && order === 'best'
  const recommended = isRecommending ? await recommend(asking, { filter, page: docs }) : []
  const postIds = [...docs, ...recommended].map(({ postId }) => postId)
  return {
    docs,
    total,
    isWhole: true,
    cards,
    recommended,
    asOf: await beginScroll(asking, { list: listed, position, postIds }),
  }
}

async function positionOf({ readModels }: Asking): Promise<number> {
  const positions = await Promise.all(viewsOf([posts]).map((view) => readModels.position(view)))
  return numberOf(earliestOf(positions))
}
