import { mostFeaturedAtOnce } from '@deals/events'
import { featuredPosts, posts, type FeaturedDoc, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { whileUnchanged } from '../platform/while-unchanged.ts'

/** As many as fit into the days that can be planned, and more. */
const mostPlanned = 200

/** Terms that are not over, those that begin first in front. */
export async function openTerms(readModels: ReadModels, now: number): Promise<FeaturedDoc[]> {
  const open = await readModels
    .collection(featuredPosts)
    .find({ endsAt: { $gt: now } }, { sort: [['endsAt', 1]], limit: mostPlanned })
  return open.sort((one, other) => one.startsAt - other.startsAt || one.postId - other.postId)
}

/** Posts of these terms by their number. */
export const postsOfTerms = (
  readModels: ReadModels,
  terms: readonly FeaturedDoc[],
): Promise<ReadonlyMap<string, PostDoc>> => readModels.collection(posts).many(terms.map(({ postId }) => String(postId)))

/** Of documents alone: which of them it is time for is asked each time. */
const keptTerms = whileUnchanged<FeaturedDoc[]>({ most: 20 * mostPlanned, sizeOf: (terms) => terms.length + 1 })

/** What stands first now: what is over, held or gone gives its place away. */
export async function findFeatured(readModels: ReadModels, now: number): Promise<PostDoc[]> {
  const open = await keptTerms({ readModels, now, key: 'open' }, () => openTerms(readModels, now))
  const current = open.filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now)
  const found = await postsOfTerms(readModels, current)
  return current
    .flatMap(({ postId }) => found.get(String(postId)) ?? [])
    .filter(({ status }) => status === 'active')
    .slice(0, mostFeaturedAtOnce)
}
