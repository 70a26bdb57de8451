import {
  dayMs,
  judgeMatch,
  meetsFilters,
  publicStatuses,
  rehearsalDays,
  searchFor,
  type Rehearsal,
  type SoughtTerms,
  type SystemQueries,
} from '@deals/events'
import {
  posts,
  postSearch,
  preferences,
  type Filter,
  type PostDoc,
  type ReadModels,
} from '@deals/projector/read-models'
import { withMoved } from '../categories/moved-sub-categories.lookup.ts'
import type { QuestionPorts } from '../platform/questions.ts'
import { postCards } from '../posts/post-cards.hydrator.ts'
import { postsMutedBy } from '../preferences/muted-posts.hydrator.ts'
import { withMerged } from '../stores/merged-stores.hydrator.ts'
import { postsForAlerts, wordlessPost } from './posts-for-alerts.hydrator.ts'

/** Posts that are looked at for one answer: the latest, or those that full-text search likes best. */
const mostLookedAt = 2_000
const shownExamples = 3

/** What an alert would have found for a member in the last days, as the posts are now; deals that are over count. */
export async function rehearse(
  { readModels, clock }: QuestionPorts,
  { viewer, terms: asked }: Parameters<SystemQueries['rehearseAlert']>[0],
): Promise<Rehearsal> {
  const { subCategories } = asked.filters
  // An alert asks for its categories or its sub-categories: where one of these leads, all else stays as asked.
  const moved = await withMoved({ readModels }, { categories: [], subCategories })
  const filters = {
    ...asked.filters,
    subCategories: moved.subCategories,
    stores: await withMerged({ readModels }, asked.filters.stores),
  }
  const terms = { ...asked, filters }
  const since = clock() - rehearsalDays * dayMs
  const candidates = await candidatesOf(readModels, terms, since)
  const chosen = await readModels.collection(preferences).get(viewer.id)
  const isMuted = await postsMutedBy({ readModels }, viewer.id, chosen)
  const mayBeTold = (post: PostDoc) => post.authorId !== viewer.id && isSince(post, since) && !isMuted(post)
  const possible = candidates.filter((post) => mayBeTold(post) && meetsFilters(terms.filters, wordlessPost(post)))
  const seenOf = await postsForAlerts(readModels, possible)
  const found = possible.flatMap((post) => {
    const { isMatch, met } = judgeMatch(terms, seenOf(post))
    return isMatch ? [{ post, why: met }] : []
  })
  const latest = found.toSorted((left, right) => right.post.createdAt - left.post.createdAt).slice(0, shownExamples)
  const cardOf = await postCards(
    { readModels, viewer, now: clock() },
    latest.map(({ post }) => post),
  )
  return {
    total: found.length,
    days: rehearsalDays,
    matches: latest.map(({ post, why }) => ({ post: cardOf(post), why })),
  }
}

const isSince = ({ publishedAt }: PostDoc, since: number): boolean => publishedAt !== undefined && publishedAt >= since

/** The posts that may match: by their words where words are asked for, else by what kind they are. */
async function candidatesOf(readModels: ReadModels, { keywords, filters }: SoughtTerms, since: number) {
  const filter = filterOf(filters, since)
  const { any, all } = keywords
  const searches = all.length > 0 ? [all.map(searchFor).join(' ')] : any.map(searchFor)
  if (searches.length === 0) {
    const collection = readModels.collection(posts)
    return collection.find(filter, { sort: [['createdAt', -1]], limit: mostLookedAt })
  }
  const hits = await Promise.all(
    searches.map((search) => readModels.searchIds(postSearch, search, filter, { limit: mostLookedAt })),
  )
  const ids = [...new Set(hits.flat())].slice(0, mostLookedAt)
  return [...(await readModels.collection(posts).many(ids)).values()]
}

/** In fields that posts and the search documents share. */
function filterOf(
  { types, categories, subCategories, stores, currency }: SoughtTerms['filters'],
  since: number,
): Filter {
  const places: Filter[] = [
    ...(categories.length > 0 ? [{ categorySlug: { $in: categories } }] : []),
    ...(subCategories.length > 0 ? [{ subCategorySlug: { $in: subCategories } }] : []),
  ]
  return {
    status: { $in: [...publicStatuses] },
    type: { $in: types },
    createdAt: { $gte: since },
    ...(places.length > 0 && { $or: places }),
    ...(stores.length > 0 && { storeSlug: { $in: stores } }),
    ...(currency !== 'both' && { listedCurrencies: currency }),
  }
}
