import { bookmarks } from '@deals/projector/read-models'
import { documentsWhileUnchanged } from '../platform/each-while-unchanged.ts'
import type { Looking } from '../platform/ports.ts'

const bookmarksKept = documentsWhileUnchanged(bookmarks, { most: 20_000 })

/** Which of these posts the viewer has saved, in one read. */
export async function viewerBookmarks(
  { readModels, viewer }: Looking,
  postIds: readonly number[],
): Promise<Set<number>> {
  if (viewer === null || postIds.length === 0) {
    return new Set()
  }
  const ids = postIds.map((postId) => `${viewer.id}:${postId}`)
  const saved = await bookmarksKept(readModels, ids)
  return new Set([...saved.values()].map(({ postId }) => postId))
}
