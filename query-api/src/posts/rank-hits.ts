import type { PostSortOrder, Search } from '@deals/events'
import { posts, postSearch, type Filter, type PostDoc, type SearchHit } from '@deals/projector/read-models'
import { eachWhileUnchanged } from '../platform/each-while-unchanged.ts'
import type { LookingNow } from '../platform/ports.ts'
import { comparePosts } from '../platform/sort-orders.ts'
import { whileUnchanged } from '../platform/while-unchanged.ts'
import { keyOf } from './count-posts.ts'
import { withoutAllTypes } from './find-listed.ts'
import { isBounded, isWithin, type Bounds } from './list-bounds.ts'
import { relevanceOf } from './relevance.ts'

/** The newest that hold the words; older ones would stand behind them for their age, and are not looked at. */
const mostHits = 250

interface Ranking {
  search: Search & Bounds
  filter: Filter
  order: PostSortOrder
}

interface Ranked {
  /** In their order. */
  ids: readonly string[]
  /** Whether these are all that the words find. */
  isWhole: boolean
}

/** What a hit is ranked by, and what it is bounded and ordered by otherwise. */
const rankedBy = ['createdAt', 'status', 'weighedVotes'] as const
const orderedBy = [
  ...rankedBy,
  ...(['postId', 'best', 'votes', 'commentCount', 'expiresAt'] as const),
  ...(['priceAscending', 'priceDescending', 'discount', 'startsAt'] as const),
] as const

const mostKept = 100_000
const rankings = whileUnchanged<Ranked>({ most: mostKept, sizeOf: ({ ids }) => ids.length + 1 })

/** What words find within the bounds: the same for all pages and for everybody, and as they age together, so is their order. */
export const rankHits = (asking: LookingNow, ranking: Ranking): Promise<Ranked> =>
  rankings({ ...asking, key: JSON.stringify([ranking.search, ranking.order, keyOf(ranking.filter)]) }, async () => {
    const { search, filter } = ranking
    const found = await asking.readModels.search(postSearch, search.text, withoutAllTypes(filter), {
      limit: mostHits + 1,
    })
    return { ids: await inOrder(asking, ranking, found.slice(0, mostHits)), isWhole: found.length <= mostHits }
  })

type Hits = readonly SearchHit[]
type Facts = Pick<PostDoc, (typeof rankedBy)[number]>
type MoreFacts = Pick<PostDoc, (typeof orderedBy)[number]>

const mostFacts = 50_000
const factsKept = eachWhileUnchanged<Facts>({ most: mostFacts })
const moreFactsKept = eachWhileUnchanged<MoreFacts>({ most: mostFacts })

async function inOrder({ readModels, now }: LookingNow, { search, order }: Ranking, hits: Hits): Promise<string[]> {
  const collection = readModels.collection(posts)
  const ids = hits.map(({ id }) => id)
  if (order === 'best' && !isBounded(search)) {
    const known = await factsKept(readModels, ids, (unknown) => collection.valuesOf(unknown, rankedBy))
    return byRelevance(hits, known, now)
  }
  const known = await moreFactsKept(readModels, ids, (unknown) => collection.valuesOf(unknown, orderedBy))
  const found = [...known].filter(([, post]) => isWithin(post, search))
  if (order === 'best') {
    return byRelevance(hits, new Map(found), now)
  }
  const compare = comparePosts(order)
  return found.sort(([, left], [, right]) => compare(left, right)).map(([id]) => id)
}

/** Hits come the newest first, and so they stay where they are equals. */
const byRelevance = (hits: Hits, known: ReadonlyMap<string, Facts>, now: number): string[] =>
  hits
    .flatMap(({ id, relevance }) => {
      const post = known.get(id)
      return post === undefined ? [] : [{ id, place: relevanceOf(post, relevance, now) }]
    })
    .sort((left, right) => right.place - left.place)
    .map(({ id }) => id)
