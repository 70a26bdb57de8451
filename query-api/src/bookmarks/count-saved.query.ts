import {
  categories,
  postStatuses,
  postTypes,
  type AskedOf,
  type bookmarkReads,
  type BookmarkFacets,
} from '@deals/events'
import { bookmarks, posts, stores, users, type StoreDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { storesOf } from '../stores/store-marks.hydrator.ts'
import { allSaved, narrowedTo, shownPost, statusOf, type Narrowing, type Saved } from './saved-posts.ts'

type Request = AskedOf<typeof bookmarkReads.countBookmarkFacets>

/** What is chosen of a facet does not narrow its own counts. */
const freedFor: Readonly<Record<keyof BookmarkFacets, Partial<Narrowing>>> = {
  statuses: { status: [] },
  types: { types: [] },
  categories: { categories: [] },
  stores: { stores: [] },
}

/** GET /api/bookmarks/facets */
export const countBookmarkFacets = defineQuery({
  reads: [bookmarks, posts, stores, users],
  find: async (asking, request: Request) => {
    if (asking.viewer === null) {
      return notSignedIn
    }
    const all = await allSaved(asking, asking.viewer.id)
    const of = async (facet: keyof BookmarkFacets) =>
      all.filter(await narrowedTo(asking, { ...request, ...freedFor[facet] }))
    const [statuses, types, ofCategories, ofStores] = await Promise.all([
      of('statuses'),
      of('types'),
      of('categories'),
      of('stores'),
    ])
    return { statuses, types, categories: ofCategories, stores: ofStores }
  },
  hydrate: async (asking, found, request) => ({
    ...found,
    names: await storesOf(asking, [...found.stores.map(({ post }) => post?.storeSlug), ...request.stores]),
  }),
  permit: (asking, { names, ...found }) => {
    const shown = ({ post }: Saved) => shownPost(asking, post) !== undefined
    return {
      statuses: found.statuses.filter(({ post }) => statusOf(asking, post) !== undefined),
      types: found.types.filter(shown),
      categories: found.categories.filter(shown),
      stores: found.stores.filter(shown),
      names,
    }
  },
  present: (_asking, { names, statuses, types, ...found }): BookmarkFacets => ({
    statuses: countedAmong(
      postStatuses,
      statuses.map(({ post }) => post?.status),
    ),
    types: countedAmong(
      postTypes,
      types.map(({ post }) => post?.type),
    ),
    categories: countedAmong(
      categories.map(({ slug }) => slug),
      found.categories.map(({ post }) => post?.categorySlug),
    ),
    stores: storeChoices(
      names,
      found.stores.map(({ post }) => post?.storeSlug),
    ),
  }),
})

const countsOf = (values: readonly (string | undefined)[]): Map<string, number> =>
  values.reduce(
    (counts, value) => (value === undefined ? counts : counts.set(value, (counts.get(value) ?? 0) + 1)),
    new Map<string, number>(),
  )

/** In a given order; what would leave nothing is left out. */
function countedAmong(known: readonly string[], values: readonly (string | undefined)[]) {
  const counts = countsOf(values)
  const choices = known.flatMap((value) => {
    const count = counts.get(value)
    return count === undefined ? [] : [{ value, count }]
  })
  return { choices, isExact: true }
}

/** Those with the most saved posts first. */
function storeChoices(names: ReadonlyMap<string, StoreDoc>, values: readonly (string | undefined)[]) {
  const choices = [...countsOf(values)]
    .map(([value, count]) => ({ value, name: names.get(value)?.name ?? value, count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name))
  return { choices, isExact: true }
}
