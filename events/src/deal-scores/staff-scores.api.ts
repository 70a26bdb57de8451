import { z } from 'zod'
import { pageFields } from '../platform/call-fields.ts'
import { standInReasons } from '../language-models/model-use.ts'
import { failureCodes } from './deal-scores.events.ts'

/** Why there is no score, or only one that stands in for a model's. */
export const scoreReasonsKnown = [...failureCodes, ...standInReasons] as const
export type ScoreReason = (typeof scoreReasonsKnown)[number]
const reason = z.enum(scoreReasonsKnown, `reason must be one of ${scoreReasonsKnown.join(', ')}`)

const counts = z.array(z.number())
/** What one model, by one prompt, did on each of the days. */
const scorer = z.object({
  model: z.string(),
  promptVersion: z.string().nullable(),
  made: counts,
  /** Millionths of a dollar. */
  costs: counts,
  tokens: counts,
  /** How often something stood in for it, or nothing came. */
  missed: counts,
})
export type Scorer = z.infer<typeof scorer>

/** How the making of scores goes. */
export const scoresView = z.object({
  /** Days (UTC), the earliest first; the last one is today so far. */
  dates: z.array(z.string()),
  queue: z.object({
    waiting: z.number(),
    underWay: z.number(),
    /** Since when the first one waits. */
    waitingSince: z.string().nullable(),
  }),
  /** As things stand now, each that there is. */
  reasons: z.array(z.object({ reason, count: z.number() })),
  scorers: z.array(scorer),
  /** Of the scores that were made in these days: until somebody began, and until it was there. */
  medianWaitSeconds: z.number().nullable(),
  medianSeconds: z.number().nullable(),
  /** There were more scores than are counted here: the earliest ones are left out. */
  isCut: z.boolean(),
})
export type ScoresView = z.infer<typeof scoresView>

export const failedScoresQuestion = z.object({ ...pageFields(25), reason })
/** Posts without the score that they should have, the one that waits longest first. */
export const failedScoresView = z.object({
  scores: z.array(
    z.object({
      postId: z.number(),
      title: z.string().nullable(),
      attempt: z.number(),
      at: z.string(),
      message: z.string().nullable(),
      /** The score that stands in. */
      score: z.number().nullable(),
    }),
  ),
  total: z.number(),
})
export type FailedScores = z.infer<typeof failedScoresView>

const either = 'Name a reason or a post'
/** One post, or all that lack a score for the same reason. */
export const retryForm = z.union(
  [z.strictObject({ postId: z.number().int().min(1) }), z.strictObject({ reason: z.enum(scoreReasonsKnown, either) })],
  either,
)
export const retryReply = z.object({
  asked: z.number(),
  /** Of the same reason, for another call. */
  left: z.number(),
})
