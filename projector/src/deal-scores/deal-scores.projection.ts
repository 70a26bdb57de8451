import { dayOf, factTime } from '@deals/events'
import { byPost, foldPerEvent } from '../platform/fold-per-event.ts'
import { dayOf as dayNumber } from '../staff/days.read-models.ts'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import {
  dealScores,
  scoreHistories,
  scoreRuns,
  type DealScoreDoc,
  type PastScore,
  type Result,
  type ScoreHistoryDoc,
  type ScoreRunDoc,
} from './deal-scores.read-models.ts'

/** The score of each post: waiting, being made, there, or failed. What an older attempt says after a newer one began is nothing. */
export const dealScoresProjection = foldPerEvent<'score'>({
  name: 'deal-scores',
  version: 3,
  collections: [dealScores, scoreHistories, scoreRuns],
  key: byPost,
  touches: ({ data }) => [
    ...('postId' in data ? refsTo(String(data.postId)) : []),
    ...('attempt' in data ? [{ collection: scoreRuns, id: runId(data) }] : []),
  ],
  folds: {
    ScoreRequested: (documents, event) => {
      const { postId, attempt } = event.data
      const { history } = historyOf(documents, postId)
      const at = factTime(event)
      const waiting: DealScoreDoc = { postId, attempt, status: 'pending', requestedAt: at, updatedAt: at, history }
      documents.put(dealScores, String(postId), waiting)
      documents.put(scoreRuns, runId(event.data), { day: dayNumber(at), requestedAt: at })
    },
    ScoreStarted: (documents, event) => {
      const { model, promptVersion } = event.data
      const at = factTime(event)
      changeRun(documents, event.data, { day: dayNumber(at), startedAt: at, model, promptVersion })
      change(documents, event.data, (score) => ({
        ...score,
        status: 'processing',
        model,
        startedAt: at,
        updatedAt: at,
      }))
    },
    ScoreCompleted: (documents, event) => {
      const { postId, attempt, inputHash: _, ...result } = event.data
      const at = factTime(event)
      const before = historyOf(documents, postId)
      changeRun(documents, event.data, endOf(result, at))
      const history = [...before.history, pastOf(result, at)]
      change(documents, { postId, attempt }, (score) => {
        documents.put(scoreHistories, String(postId), { history, ...spentOf(before, result, at) })
        const because = result.standsInFor?.because
        const standIn = because === undefined ? {} : ({ isStandIn: true, reason: because } as const)
        return { ...score, ...result, ...standIn, status: 'completed', updatedAt: at, history }
      })
    },
    ScoreFailed: (documents, event) => {
      const at = factTime(event)
      changeRun(documents, event.data, { day: dayNumber(at), endedAt: at, outcome: 'failed' })
      change(documents, event.data, (score) => ({
        ...score,
        status: 'failed',
        message: event.data.message,
        reason: event.data.code,
        updatedAt: at,
      }))
    },
    ScoreInvalidated: (documents, { data: { postId } }) => documents.remove(dealScores, String(postId)),
  },
})

function pastOf(result: Omit<Result, 'postId' | 'attempt' | 'inputHash'>, at: number): PastScore {
  const { score, model, usual } = result
  return {
    at,
    score,
    model,
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

/** Who was asked is whom the result stands in for, and else who made it. */
function endOf({ model, promptVersion, standsInFor, usage }: Pick<Result, EndFields>, at: number) {
  const isMade = standsInFor === undefined
  return {
    day: dayNumber(at),
    endedAt: at,
    outcome: isMade ? ('made' as const) : ('stood-in' as const),
    model: standsInFor?.model ?? model,
    ...(isMade && promptVersion !== undefined && { promptVersion }),
    ...(usage !== undefined && { tokens: usage.promptTokens + usage.completionTokens, cost: usage.cost }),
  }
}
type EndFields = 'model' | 'promptVersion' | 'standsInFor' | 'usage'

type Run = Pick<Result, 'postId' | 'attempt'>
const runId = ({ postId, attempt }: Run): string => `${postId}:${attempt}`

function changeRun(documents: Documents, run: Run, changes: Partial<ScoreRunDoc>): void {
  const before = documents.get(scoreRuns, runId(run))
  if (before !== null) {
    documents.put(scoreRuns, runId(run), { ...before, ...changes })
  }
}

const refsTo = (id: string): readonly DocumentRef[] => [
  { collection: dealScores, id },
  { collection: scoreHistories, id },
]

const historyOf = (documents: Documents, postId: number): ScoreHistoryDoc =>
  documents.get(scoreHistories, String(postId)) ?? { history: [] }

function change(
  documents: Documents,
  { postId, attempt }: { postId: number; attempt: number },
  how: (score: DealScoreDoc) => DealScoreDoc,
): void {
  const score = documents.get(dealScores, String(postId))
  if (score !== null && score.attempt === attempt) {
    documents.put(dealScores, String(postId), how(score))
  }
}
