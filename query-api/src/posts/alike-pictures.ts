import { hashDistance, partsOfHash, sameUpTo, type AlikePicture } from '@deals/events'
import { inspections, posts, type InspectionDoc, type ReadModels } from '@deals/projector/read-models'

/** Plain pictures share their parts with many; more than these are not compared. */
const mostCompared = 500

/** Other living posts that show a picture which looks the same as one of these, the most alike first. */
export async function alikePictures(
  readModels: ReadModels,
  { postId, hashes, limit }: { postId: number; hashes: readonly string[]; limit: number },
): Promise<AlikePicture[]> {
  const parts = [...new Set(hashes.flatMap(partsOfHash))]
  const filter = { pictureParts: { $in: parts }, postId: { $ne: postId } }
  const near = await readModels.collection(inspections).find(filter, { sort: [['postId', -1]], limit: mostCompared })
  const distances = new Map(near.map((other) => [String(other.postId), nearest(hashes, other)]))
  const alike = [...distances].filter(([, distance]) => distance <= sameUpTo).map(([id]) => id)
  const found = await readModels.collection(posts).many(alike)
  return [...found.values()]
    .filter(({ status }) => status !== 'deleted')
    .map((post) => ({
      postId: post.postId,
      title: post.title,
      status: post.status,
      distance: distances.get(String(post.postId)) ?? 0,
    }))
    .toSorted((one, other) => one.distance - other.distance || other.postId - one.postId)
    .slice(0, limit)
}

const nearest = (hashes: readonly string[], { seen }: InspectionDoc): number =>
  Math.min(...hashes.flatMap((hash) => (seen?.pictures ?? []).map((theirs) => hashDistance(hash, theirs.hash))))
