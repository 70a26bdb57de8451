import type { AnsweredBy, dealScoreQuestions } from '@deals/events'
import { dealScores, type DealScoreDoc } from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'

/** What the watchdog asks about scores. */
export function scoreAnswers({ readModels }: QuestionPorts): AnsweredBy<typeof dealScoreQuestions> {
  return {
    stuckScores: async ({ before, limit }) => {
      const waiting = { status: { $in: ['pending', 'processing'] }, updatedAt: { $lt: before } }
      const found = await readModels
        .collection<DealScoreDoc>(dealScores)
        .find(waiting, { sort: [['updatedAt', 1]], limit })
      return found.map(({ postId, attempt }) => ({ postId, attempt }))
    },
  }
}
