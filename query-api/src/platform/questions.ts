import { beforeFirst, numberOf, ReadModelsBehind, type ReadAfter } from '@deals/events'
import type { CollectionSchema, ReadModels } from '@deals/projector/read-models'
import type { Clock } from './ports.ts'
import type { Remembering } from './remembered.ts'
import { waitForWrites } from './views.ts'

/** What the answers to the site's own questions are made from. */
export interface QuestionPorts {
  readModels: ReadModels
  clock: Clock
}

/** What is asked by the site itself: for many, and for nobody who has written. */
export const forNobody = ({ readModels, clock }: QuestionPorts): Remembering => ({
  readModels,
  now: clock(),
  reached: beforeFirst,
})

/** Said where all that is read of views by post is of one. */
type ReadOf = ReadAfter & { postId?: number }

/** Waits for the collections to hold an event; throws ReadModelsBehind when that takes too long. */
export async function readAfter(
  { readModels }: QuestionPorts,
  reads: readonly CollectionSchema[],
  { minPosition = beforeFirst, postId }: ReadOf = {},
): Promise<void> {
  if (!(await waitForWrites(readModels, reads, { position: minPosition, postId }))) {
    throw new ReadModelsBehind(`the read models are before position ${numberOf(minPosition)}`)
  }
}
