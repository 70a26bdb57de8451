import { z } from 'zod'
import { limitField, postIdField, readAfter, timeField } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'
import { ScoreReplayAsked } from './score-replays.events.ts'

/** The day of a time, in UTC: budgets of models are counted by it. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** What the watchdogs ask about scores, and who asks a model. */
export const dealScoreQuestions = {
  stuckScores: processCall(
    'Scores that were begun before a time and have no result, and those that nobody began since before another.',
    {
      asks: z.object({ begunBefore: timeField, askedBefore: timeField, limit: limitField }),
      answers: z.array(z.object({ postId: postIdField, attempt: z.number() })),
    },
  ),
  standInScores: processCall('Scores of the built-in rules that stand in for a model since before a time.', {
    asks: z.object({ before: timeField, limit: limitField }),
    answers: z.array(z.object({ postId: postIdField, attempt: z.number(), updatedAt: timeField })),
  }),
  failedScores: processCall(
    'Posts whose score came to nothing for a reason; the oldest first, and how many there are.',
    {
      asks: z.object({ reason: z.string().max(60), limit: limitField }),
      answers: z.object({ postIds: z.array(postIdField), total: z.number() }),
    },
  ),
  lastScored: processCall('The latest posts that have a score, with it; and whether a replay of scores is under way.', {
    asks: z.object({ limit: limitField }),
    answers: z.object({ posts: ScoreReplayAsked.schema.shape.posts, isUnderWay: z.boolean() }),
  }),
  replayTask: processCall('What is to be scored at a place of a replay; null where there is nothing, or no more.', {
    asks: readAfter.extend({ replayId: z.string().max(60), place: z.number().int().min(0) }),
    answers: z
      .object({ postId: postIdField, model: z.string().nullable(), promptVersion: z.string().nullable() })
      .nullable(),
  }),
  replaysUnderWay: processCall('Replays that are under way, and when something last came of each.', {
    asks: z.object({}),
    answers: z.array(z.object({ replayId: z.string(), updatedAt: timeField })),
  }),
  modelSpending: processCall('Tokens that models took on a day, for scores and reviews: for all posts, and for one.', {
    asks: z.object({ day: z.string(), postId: postIdField }),
    answers: z.object({ ofAll: z.number(), ofPost: z.number() }),
  }),
}
