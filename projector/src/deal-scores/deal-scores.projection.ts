import { dayOf, factTime } from '@deals/events'
import { byPost, foldPerEvent } from '../platform/fold-per-event.ts'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import {
  dealScores,
  scoreHistories,
  type DealScoreDoc,
  type PastScore,
  type Result,
  type ScoreHistoryDoc,
} from './deal-scores.read-models.ts'

/** The score of each post: waiting, being made, there, or failed. What an older attempt says after a newer one began is nothing. */
export const dealScoresProjection = foldPerEvent<'score'>({
  name: 'deal-scores',
  version: 2,
  collections: [dealScores, scoreHistories],
  key: byPost,
  touches: (event) => ('postId' in event.data ? refsTo(String(event.data.postId)) : []),
  folds: {
    ScoreRequested: (documents, event) => {
      const { postId, attempt } = event.data
      const { history } = historyOf(documents, postId)
      const at = factTime(event)
      const waiting: DealScoreDoc = { postId, attempt, status: 'pending', requestedAt: at, updatedAt: at, history }
      documents.put(dealScores, String(postId), waiting)
    },
    ScoreStarted: (documents, event) =>
      change(documents, event.data, (score) => ({
        ...score,
        status: 'processing',
        model: event.data.model,
        startedAt: factTime(event),
        updatedAt: factTime(event),
      })),
    ScoreCompleted: (documents, event) => {
      const { postId, attempt, inputHash: _, ...result } = event.data
      const at = factTime(event)
      const before = historyOf(documents, postId)
      const history = [...before.history, pastOf(result, at)]
      change(documents, { postId, attempt }, (score) => {
        documents.put<ScoreHistoryDoc>(scoreHistories, String(postId), { history, ...spentOf(before, result, at) })
        const standIn = result.standsInFor === undefined ? {} : ({ isStandIn: true } as const)
        return { ...score, ...result, ...standIn, status: 'completed', updatedAt: at, history }
      })
    },
    ScoreFailed: (documents, event) =>
      change(documents, event.data, (score) => ({
        ...score,
        status: 'failed',
        message: event.data.message,
        updatedAt: factTime(event),
      })),
    ScoreInvalidated: (documents, { data: { postId } }) => documents.remove(dealScores, String(postId)),
  },
})

function pastOf(result: Omit<Result, 'postId' | 'attempt' | 'inputHash'>, at: number): PastScore {
  const { score, model, usual } = result
  return {
    ...{ at, score, model },
    parts: [
      result.priceCompetitivenessScore,
      result.featureSetScore,
      result.brandReputationScore,
      result.availabilityAndSupportScore,
    ],
    ...(usual === undefined ? {} : { usual }),
  }
}

/** What models took for a post on the last day on which one was asked. */
function spentOf(before: ScoreHistoryDoc, { usage }: Pick<Result, 'usage'>, at: number) {
  const { spentDay, spentTokens = 0 } = before
  if (usage === undefined) {
    return spentDay === undefined ? {} : { spentDay, spentTokens }
  }
  const day = dayOf(at)
  const tokens = usage.promptTokens + usage.completionTokens
  return { spentDay: day, spentTokens: tokens + (spentDay === day ? spentTokens : 0) }
}

const refsTo = (id: string): readonly DocumentRef[] => [
  { collection: dealScores, id },
  { collection: scoreHistories, id },
]

const historyOf = (documents: Documents, postId: number): ScoreHistoryDoc =>
  documents.get<ScoreHistoryDoc>(scoreHistories, String(postId)) ?? { history: [] }

function change(
  documents: Documents,
  { postId, attempt }: { postId: number; attempt: number },
  how: (score: DealScoreDoc) => DealScoreDoc,
): void {
  const score = documents.get<DealScoreDoc>(dealScores, String(postId))
  if (score !== null && score.attempt === attempt) {
    documents.put(dealScores, String(postId), how(score))
  }
}
