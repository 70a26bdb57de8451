import {
  categories,
  discountStepsWith,
  postTypes,
  slugOfName,
  subCategoryNames,
  type AskedOf,
  type FacetName,
  type PostFacets,
  type postReads,
} from '@deals/events'
import {
  posts,
  postSearch,
  stores,
  subCategoryMoves,
  users,
  type Filter,
  type PostDoc,
  type StoreDoc,
} from '@deals/projector/read-models'
import { withMoved } from '../categories/moved-sub-categories.lookup.ts'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { remembered } from '../platform/remembered.ts'
import { withMerged } from '../stores/merged-stores.hydrator.ts'
import { storesOf } from '../stores/store-marks.hydrator.ts'
import { toFilter } from './list-filters.ts'
import { listSearch } from './list-search.ts'
import { boundsFilter } from './list-bounds.ts'
import { operatorFilter } from './search-posts.ts'

type Request = AskedOf<typeof postReads.countFacets>
/** How often each value was found, the most frequent first. */
interface Counted {
  counts: (readonly [value: string | number, count: number])[]
  isExact: boolean
}
type Found = Record<FacetName, Counted>
type Named = Found & { names: ReadonlyMap<string, StoreDoc> }

/** For each facet: with so many hits or documents the whole is not looked at. */
const mostLookedAt = 2_000
const mostStores = 20
const countedFrom = [posts, postSearch, stores, subCategoryMoves, users] as const
/** A list is narrowed step by step, and each step asks; counts that took a while are a little old. */
const slowFacets = remembered<Found>({
  name: 'facets',
  reads: countedFrom,
  atLeastMs: 10_000,
  slowFromMs: 20,
})

/** GET /api/posts/facets */
export const countFacets = defineQuery({
  reads: countedFrom,
  isSameForVisitors: true,
  find: (asking, request: Request) => {
    // Held posts are counted for those who may list them, so the statuses are part of the name.
    const { statuses } = listSearch(asking, request)
    return slowFacets.get(asking, JSON.stringify({ ...request, statuses }), () => countAll(asking, request))
  },
  hydrate: async (asking, found, { stores: chosen }) => {
    const top = found.stores.counts.slice(0, mostStores).map(([slug]) => String(slug))
    return { ...found, names: await storesOf(asking, [...top, ...chosen]) }
  },
  permit: everybodyMay,
  present: (_asking, found, request): PostFacets => ({
    types: among(found.types, postTypes, request.types),
    categories: among(
      found.categories,
      categories.map(({ slug }) => slug),
      request.categories,
    ),
    subCategories: among(found.subCategories, partsOf(request), request.subCategories.map(slugOfName)),
    stores: storeChoices(found, request),
    discounts: discountChoices(found.discounts, request),
  }),
})

/** What does not narrow the counts of a facet: what is chosen among it, and what lies within that. */
const freedFor: Readonly<Record<FacetName, Partial<Request>>> = {
  types: { types: [] },
  categories: { categories: [], subCategories: [] },
  subCategories: { subCategories: [] },
  stores: { stores: [] },
  discounts: { minDiscount: 0 },
}

const allFreed: Partial<Request> = {
  ...freedFor.types,
  ...freedFor.categories,
  ...freedFor.stores,
  ...freedFor.discounts,
}
const none: Counted = { counts: [], isExact: true }

async function countAll(asking: Asking, given: Request): Promise<Found> {
  const { search, statuses } = listSearch(asking, given)
  const operators = await operatorFilter(asking, search)
  if (operators === null) {
    return { types: none, categories: none, subCategories: none, stores: none, discounts: none }
  }
  const [merged, shelves] = await Promise.all([withMerged(asking, given.stores), withMoved(asking, given)])
  const request = { ...given, ...shelves, stores: merged }
  const filterOf = (asked: Request): Filter => ({ ...toFilter(asked, statuses, asking.now), ...operators })
  const hits = await findHits(asking, search.text, [filterOf({ ...request, ...allFreed }), filterOf(request)])
  const count = (facet: FacetName, field: keyof PostDoc): Promise<Counted> => {
    const asked = { ...request, ...freedFor[facet] }
    const filter = { ...filterOf(asked), ...boundsFilter({ ...search, minDiscount: asked.minDiscount }) }
    return countBy(asking, field, {
      filter,
      hits: isSame(filterOf(asked), filterOf(request)) ? hits.narrowed : hits.all,
    })
  }
  const [types, ofCategories, subCategories, ofStores, discounts] = await Promise.all([
    count('types', 'type'),
    count('categories', 'categorySlug'),
    request.categories.length === 0 ? none : count('subCategories', 'subCategorySlug'),
    count('stores', 'storeSlug'),
    count('discounts', 'discount'),
  ])
  return { types, categories: ofCategories, subCategories, stores: ofStores, discounts }
}

const isSame = (left: Filter, right: Filter): boolean => JSON.stringify(left) === JSON.stringify(right)

/** The posts that words find; null where none were typed. */
interface Hits {
  ids: readonly string[] | null
  isWhole: boolean
}
const noWords: Hits = { ids: null, isWhole: true }

/** Of all posts, whatever is chosen; where these are too many, of the chosen ones besides. A common word is costly to find. */
async function findHits(asking: Asking, text: string, [free, chosen]: readonly [Filter, Filter]) {
  const all = text === '' ? noWords : await search(asking, text, free)
  const narrowed = all.isWhole || isSame(free, chosen) ? all : await search(asking, text, chosen)
  return { all, narrowed }
}

async function search({ readModels }: Asking, text: string, filter: Filter): Promise<Hits> {
  const ids = await readModels.searchIds(postSearch, text, filter, { limit: mostLookedAt })
  return { ids, isWhole: ids.length < mostLookedAt }
}

interface Counting {
  filter: Filter
  hits: Hits
}

async function countBy({ readModels }: Asking, field: keyof PostDoc, { filter, hits }: Counting): Promise<Counted> {
  const among = hits.ids === null ? filter : { ...filter, _id: { $in: hits.ids } }
  const options = { atMost: mostLookedAt + 1 }
  const found = await readModels.collection(posts).countValues(field, among, options)
  const counts = [...found.counts].sort(([left, more], [right, most]) => most - more || (left < right ? -1 : 1))
  return { counts, isExact: hits.isWhole && found.isWhole }
}

/** In a given order; what would leave nothing is left out, unless it is chosen. */
function among({ counts, isExact }: Counted, known: readonly string[], chosen: readonly string[]) {
  const found = new Map(counts)
  const choices = [...new Set([...known, ...chosen])].map((value) => ({ value, count: found.get(value) ?? 0 }))
  return { choices: choices.filter(({ value, count }) => count > 0 || chosen.includes(value)), isExact }
}

const partsOf = (request: Request): string[] => request.categories.flatMap(subCategoryNames).map(slugOfName)

function storeChoices({ stores: found, names }: Named, { stores: chosen }: Request): PostFacets['stores'] {
  const top = found.counts.slice(0, mostStores).map(([slug]) => String(slug))
  const { choices, isExact } = among(found, top, chosen)
  return {
    choices: choices.map((choice) => ({ ...choice, name: names.get(choice.value)?.name ?? choice.value })),
    isExact,
  }
}

function discountChoices({ counts, isExact }: Counted, { minDiscount }: Request): PostFacets['discounts'] {
  const choices = discountStepsWith(minDiscount).map((value) => ({
    value,
    count: counts.reduce((sum, [discount, count]) => sum + (Number(discount) >= value ? count : 0), 0),
  }))
  return { choices: choices.filter(({ value, count }) => count > 0 || value === minDiscount), isExact }
}
