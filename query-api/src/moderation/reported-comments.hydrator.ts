import { comments, type CommentDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import type { OpenReport } from './open-reports.hydrator.ts'

/** The comments that reports of one post are about, the latest first. */
export async function reportedComments(
  { readModels }: Pick<Asking, 'readModels'>,
  reports: readonly OpenReport[],
): Promise<CommentDoc[]> {
  const ids = [...new Set(reports.flatMap(({ commentId }) => commentId ?? []))]
  const found =
    ids.length === 0 ? new Map<string, CommentDoc>() : await readModels.collection(comments).many(ids.map(String))
  return [...found.values()].toSorted((one, other) => other.createdAt - one.createdAt)
}
