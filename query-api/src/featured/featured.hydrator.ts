import { mostFeaturedAtOnce } from '@deals/events'
import { featuredPosts, posts, type FeaturedDoc, type PostDoc, type ReadModels } from '@deals/projector/read-models'

/** As many as fit into the days that can be planned, and more. */
const mostPlanned = 200

/** Terms that are not over, those that begin first in front. */
export async function openTerms(readModels: ReadModels, now: number): Promise<FeaturedDoc[]> {
  const open = await readModels
    .collection<FeaturedDoc>(featuredPosts)
    .find({ endsAt: { $gt: now } }, { sort: [['endsAt', 1]], limit: mostPlanned })
  return open.sort((one, other) => one.startsAt - other.startsAt || one.postId - other.postId)
}

/** Posts of these terms by their number. */
export const postsOfTerms = (
  readModels: ReadModels,
  terms: readonly FeaturedDoc[],
): Promise<ReadonlyMap<string, PostDoc>> =>
  readModels.collection<PostDoc>(posts).many(terms.map(({ postId }) => String(postId)))

/** What stands first now: what is over, held or gone gives its place away. */
export async function findFeatured(readModels: ReadModels, now: number): Promise<PostDoc[]> {
  const current = (await openTerms(readModels, now)).filter(({ startsAt }) => startsAt <= now)
  const found = await postsOfTerms(readModels, current)
  return current
    .flatMap(({ postId }) => found.get(String(postId)) ?? [])
    .filter(({ status }) => status === 'active')
    .slice(0, mostFeaturedAtOnce)
}
