import type { AnsweredBy, dealScoreQuestions } from '@deals/events'
import { dealScores, type DealScoreDoc } from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'
import { modelSpending } from './model-spending.ts'
import { replayAnswers } from './replay-questions.ts'

/** What the watchdogs ask about scores, and who asks a model. */
export function scoreAnswers(ports: QuestionPorts): AnsweredBy<typeof dealScoreQuestions> {
  const { readModels } = ports
  return {
    ...replayAnswers(ports),
    stuckScores: async ({ begunBefore, askedBefore, limit }) => {
      const stuck = (status: DealScoreDoc['status'], before: number) =>
        readModels
          .collection(dealScores)
          .find({ status, updatedAt: { $lt: before } }, { sort: [['updatedAt', 1]], limit })
      const found = [...(await stuck('processing', begunBefore)), ...(await stuck('pending', askedBefore))]
      return found.slice(0, limit).map(({ postId, attempt }) => ({ postId, attempt }))
    },
    standInScores: async ({ before, limit }) => {
      const waiting = { isStandIn: true, updatedAt: { $lt: before } }
      const found = await readModels.collection(dealScores).find(waiting, { sort: [['updatedAt', 1]], limit })
      return found.map(({ postId, attempt, updatedAt }) => ({ postId, attempt, updatedAt }))
    },
    failedScores: async ({ reason, limit }) => {
      const scores = readModels.collection(dealScores)
      const [found, total] = await Promise.all([
        scores.find({ reason }, { sort: [['updatedAt', 1]], limit }),
        scores.count({ reason }),
      ])
      return { postIds: found.map(({ postId }) => postId), total }
    },
    modelSpending: (asked) => modelSpending(readModels, asked),
  }
}
