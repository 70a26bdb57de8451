import { canModerate, type BulkDecision, type UndoPreview } from '@deals/events'
import { deskActs, postHistory, posts, type DeskActDoc, type HistoryDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { isDecision, previewUndo } from './undo-preview.ts'

/** More lines of a moderator than this are not looked through for those of one bulk. */
const mostLines = 5_000

/** GET /api/moderation/bulk/{id}: what it would do to take back what was decided together. */
export const getBulkUndo = defineQuery({
  reads: [deskActs, postHistory, posts],
  mayAsk: canModerate,
  find: async (asking, { id }: { id: string }) => {
    const [act] = await asking.readModels.collection(deskActs).find({ bulkId: id }, { sort: [], limit: 1 })
    return act === undefined || !canBeUndone(act) ? [] : decisionsOf(asking, act)
  },
  hydrate: previewUndo,
  present: (_asking, preview): UndoPreview => preview,
})

/** What was decided about reports, or taken back, leaves no status to go back to. */
export const canBeUndone = ({ kind, code }: Pick<DeskActDoc, 'kind' | 'code'>): boolean =>
  kind === 'BulkDecided' && code !== ('keep' satisfies BulkDecision) && code !== ('undo' satisfies BulkDecision)

/** The decision about each post of a bulk: the first into that status that its moderator made once it had begun. */
async function decisionsOf(
  { readModels }: Pick<Asking, 'readModels'>,
  { actorId, position, postIds = [], code }: DeskActDoc,
): Promise<HistoryDoc[]> {
  const made = { actorId, position: { $gt: position }, postId: { $in: postIds } }
  const lines = await readModels.collection(postHistory).find(made, { sort: [['position', -1]], limit: mostLines })
  // An expired deal becomes active by being renewed.
  const ofBulk = lines.filter((line) => isDecision(line) && line.to === code)
  return [...new Map(ofBulk.map((line) => [line.postId, line])).values()]
}
