import { canReadAllPosts } from '@deals/events'
import { comments, readByAll, readByNobody, type Filter } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'

/** The comments of a member that the viewer may read: what stands below posts that do, and below the viewer's own. */
export const commentsFor = ({ viewer }: Pick<Asking, 'viewer'>, authorId: string): Filter => ({
  authorId,
  readBy: canReadAllPosts(viewer) ? { $ne: readByNobody } : readersOf(viewer),
})

/** How many these are, of counts that are kept: a look at all that somebody wrote would take longer the more that is. */
export async function countCommentsFor(
  asking: Pick<Asking, 'readModels' | 'viewer'>,
  authorId: string,
): Promise<number> {
  const collection = asking.readModels.collection(comments)
  if (!canReadAllPosts(asking.viewer)) {
    return collection.count(commentsFor(asking, authorId))
  }
  const [written, deleted] = await Promise.all([
    collection.count({ authorId }),
    collection.count({ authorId, readBy: readByNobody }),
  ])
  return written - deleted
}

const readersOf = (viewer: Asking['viewer']) => (viewer === null ? readByAll : { $in: [readByAll, viewer.id] })
