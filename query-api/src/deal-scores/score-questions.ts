import type { SystemQueries } from '@deals/events'
import { dealScores, type DealScoreDoc } from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'

/** What the watchdog asks about scores. */
export function scoreQuestions({ readModels }: QuestionPorts): Pick<SystemQueries, 'stuckScores'> {
  return {
    stuckScores: async (startedBefore, limit) => {
      const waiting = { status: { $in: ['pending', 'processing'] }, updatedAt: { $lt: startedBefore } }
      const found = await readModels
        .collection<DealScoreDoc>(dealScores)
        .find(waiting, { sort: [['updatedAt', 1]], limit })
      return found.map(({ postId, attempt }) => ({ postId, attempt }))
    },
  }
}
