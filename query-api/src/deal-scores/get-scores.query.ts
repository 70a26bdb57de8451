import { canSeeStaffPages, scoreReasonsKnown, type AskedOf, type dealScoreReads, type ScoresView } from '@deals/events'
import {
  dayOf,
  dealScores,
  fillInRuns,
  reviewRuns,
  scoreRuns,
  startOf,
  type ModelRunDoc,
} from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { medianSeconds, scorersIn, type CountedRun } from './count-runs.ts'

/** What a sum of them may take; a site that makes more in 90 days is told of the latest. */
const mostRuns = 20_000

/** GET /api/staff/scores: how the making of scores goes. */
export const getScores = defineQuery({
  reads: [dealScores, scoreRuns, reviewRuns, fillInRuns],
  mayAsk: canSeeStaffPages,
  find: async (asking, { days }: AskedOf<typeof dealScoreReads.getScores>) => ({
    ...(await countQueue(asking)),
    ...(await countRuns(asking, days)),
  }),
  hydrate: async (_asking, found) => found,
  present: (_asking, view): ScoresView => view,
})

async function countQueue({ readModels }: Asking): Promise<Pick<ScoresView, 'queue' | 'reasons'>> {
  const scores = readModels.collection(dealScores)
  const [waiting, underWay, [first], ...counts] = await Promise.all([
    scores.count({ status: 'pending' }),
    scores.count({ status: 'processing' }),
    scores.find({ status: 'pending' }, { sort: [['updatedAt', 1]], limit: 1 }),
    ...scoreReasonsKnown.map(async (reason) => ({ reason, count: await scores.count({ reason }) })),
  ])
  return {
    queue: { waiting, underWay, waitingSince: first === undefined ? null : iso(first.requestedAt) },
    reasons: counts.filter(({ count }) => count > 0),
  }
}

async function countRuns({ readModels, now }: Asking, days: number): Promise<Omit<ScoresView, 'queue' | 'reasons'>> {
  const last = dayOf(now)
  const each = Array.from({ length: days }, (_, at) => last - days + 1 + at)
  const inTime = { day: { $gt: last - days } }
  const latest = { sort: [['day', -1]], limit: mostRuns } as const
  const [runs, reviews, forms] = await Promise.all([
    readModels.collection(scoreRuns).find(inTime, latest),
    readModels.collection(reviewRuns).find(inTime, latest),
    readModels.collection(fillInRuns).find(inTime, latest),
  ])
  return {
    dates: each.map((day) => iso(startOf(day)).slice(0, 10)),
    scorers: scorersIn([...runs, ...[...reviews, ...forms].map(asRun)], each),
    medianWaitSeconds: medianSeconds(runs, ({ requestedAt, startedAt }) => [requestedAt, startedAt]),
    medianSeconds: medianSeconds(runs, ({ startedAt, endedAt }) => [startedAt, endedAt]),
    isCut: [runs, reviews, forms].some(({ length }) => length === mostRuns),
  }
}

/** What a model did beside scores is told like a run of it. */
const asRun = ({ isMade, ...run }: ModelRunDoc): CountedRun => ({ ...run, outcome: isMade ? 'made' : 'stood-in' })
