import { posts, users, type PostDoc, type UserDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'

/** What became of a poster's other posts. */
export interface PosterRecord {
  readonly poster: UserDoc | null
  readonly removed: number
  /** The latest first. */
  readonly recent: readonly PostDoc[]
}

const mostRecent = 5
/** Beyond this it makes no difference any more. */
const mostCounted = 100

export async function posterRecord({ readModels }: Asking, { postId, authorId }: PostDoc): Promise<PosterRecord> {
  const collection = readModels.collection(posts)
  const [poster, removed, recent] = await Promise.all([
    readModels.collection(users).get(authorId),
    collection.count({ authorId, status: 'deleted' }, { atMost: mostCounted }),
    collection.find({ authorId, postId: { $ne: postId } }, { sort: [['createdAt', -1]], limit: mostRecent }),
  ])
  return { poster, removed, recent }
}
