import { searchedParts, type AskedOf, type postReads, type SearchedPart, type WhyFound } from '@deals/events'
import { fieldsFoundIn, posts, postSearch, stores, subCategoryMoves, users } from '@deals/projector/read-models'
import { withMoved } from '../categories/moved-sub-categories.lookup.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { withMerged } from '../stores/merged-stores.hydrator.ts'
import { toFilter } from './list-filters.ts'
import { listSearch } from './list-search.ts'
import { findReadablePost, refuseReading } from './post.access.ts'
import { relevanceFactors } from './relevance.ts'
import { placeOfHit } from './search-posts.ts'

type Request = AskedOf<typeof postReads.getWhyFound>

/** GET /api/posts/{id}/why-found: the numbers that the order of a search is made of. */
export const getWhyFound = defineQuery({
  reads: [posts, postSearch, stores, subCategoryMoves, users],
  isSameForVisitors: true,
  // A search is work; for a post that the viewer may not see it is not done.
  find: (asking, { id }: Request) => findReadablePost(asking, id),
  hydrate: async (asking, post, request) => {
    const { search, statuses } = listSearch(asking, request)
    const [merged, shelves] = await Promise.all([withMerged(asking, request.stores), withMoved(asking, request)])
    const wanted = { ...request, ...shelves, stores: merged }
    const filter = toFilter(wanted, statuses, asking.now)
    const [found, text] = await Promise.all([
      placeOfHit(asking, { search, filter }, post.postId),
      asking.readModels.collection(postSearch).get(String(post.postId)),
    ])
    return { post, found, words: text === null ? [] : fieldsFoundIn(postSearch, text, search.text) }
  },
  permit: ({ viewer }, hydrated) => refuseReading(viewer, hydrated.post) ?? hydrated,
  present: ({ now }, { post, found, words }): WhyFound => ({
    place: found?.place ?? null,
    total: found?.total ?? 0,
    isWhole: found?.isWhole ?? true,
    words: words.map((one) => ({ words: one.words, in: one.fields.filter(isPart) })),
    terms: found && { text: words.reduce((sum, { weight }) => sum + weight, 0), ...relevanceFactors(post, now) },
  }),
})

const isPart = (field: string): field is SearchedPart => searchedParts.some((part) => part === field)
