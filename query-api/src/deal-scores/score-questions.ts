import type { AnsweredBy, dealScoreQuestions } from '@deals/events'
import {
  dayOf,
  dealScores,
  reviewRuns,
  scoreHistories,
  type DealScoreDoc,
  type ModelRunDoc,
  type ScoreHistoryDoc,
} from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'
import { replayAnswers } from './replay-questions.ts'

/** More scores or reviews on a day than these are beyond any budget. */
const mostScores = 20_000

const tokensOf = (runs: readonly ModelRunDoc[]): number => runs.reduce((sum, { tokens }) => sum + tokens, 0)

/** What the watchdogs ask about scores, and who asks a model. */
export function scoreAnswers(ports: QuestionPorts): AnsweredBy<typeof dealScoreQuestions> {
  const { readModels } = ports
  return {
    ...replayAnswers(ports),
    stuckScores: async ({ begunBefore, askedBefore, limit }) => {
      const stuck = (status: DealScoreDoc['status'], before: number) =>
        readModels
          .collection<DealScoreDoc>(dealScores)
          .find({ status, updatedAt: { $lt: before } }, { sort: [['updatedAt', 1]], limit })
      const found = [...(await stuck('processing', begunBefore)), ...(await stuck('pending', askedBefore))]
      return found.slice(0, limit).map(({ postId, attempt }) => ({ postId, attempt }))
    },
    standInScores: async ({ before, limit }) => {
      const waiting = { isStandIn: true, updatedAt: { $lt: before } }
      const found = await readModels
        .collection<DealScoreDoc>(dealScores)
        .find(waiting, { sort: [['updatedAt', 1]], limit })
      return found.map(({ postId, attempt, updatedAt }) => ({ postId, attempt, updatedAt }))
    },
    failedScores: async ({ reason, limit }) => {
      const scores = readModels.collection<DealScoreDoc>(dealScores)
      const [found, total] = await Promise.all([
        scores.find({ reason }, { sort: [['updatedAt', 1]], limit }),
        scores.count({ reason }),
      ])
      return { postIds: found.map(({ postId }) => postId), total }
    },
    modelSpending: async ({ day, postId }) => {
      const histories = readModels.collection<ScoreHistoryDoc>(scoreHistories)
      const [all, own, reviews] = await Promise.all([
        histories.find({ spentDay: day }, { sort: [], limit: mostScores }),
        histories.get(String(postId)),
        readModels
          .collection<ModelRunDoc>(reviewRuns)
          .find({ day: dayOf(Date.parse(day)) }, { sort: [], limit: mostScores }),
      ])
      const tokens = all.reduce((sum, { spentTokens = 0 }) => sum + spentTokens, 0)
      const ownTokens = own?.spentDay === day ? (own.spentTokens ?? 0) : 0
      return {
        ofAll: tokens + tokensOf(reviews),
        ofPost: ownTokens + tokensOf(reviews.filter((run) => run.postId === postId)),
      }
    },
  }
}
