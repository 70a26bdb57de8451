import { z } from 'zod'
import {
  operationQuestions,
  placeField,
  postIdField,
  postTexts,
  processCall,
  timeField,
  type AnsweredBy,
  userIdField,
  voteReceipt,
  type AnyRecorded,
} from '@deals/events'
import type { PostDoc } from './posts/posts.read-models.ts'

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** How far one version of one projection is. */
const processorReport = z.object({
  projection: z.string(),
  version: z.number(),
  role: z.enum(['active', 'previous', 'shadow']),
  state: z.string(),
  position: placeField,
  head: placeField,
  /** Null where the log cannot count. */
  lagEvents: z.number().nullable(),
  lagSeconds: z.number(),
  parkedKeys: z.number(),
  /** Null where the store counts it only when it is asked. */
  digest: z.string().nullable(),
})
export type ProcessorReport = z.infer<typeof processorReport>

/** A post as it stood; its fields are those that the fold of this program wrote. */
const pastPost = z.object({
  position: placeField,
  at: timeField.nullable(),
  post: z.custom<PostDoc>(isObject),
  content: z.string(),
  removed: z.array(z.enum(postTexts)),
})

const postVersion = z.union([
  z.strictObject({ postId: postIdField, version: z.number().int() }),
  z.strictObject({ postId: postIdField, at: timeField }),
])

/** What query-api asks of the process that holds the log. */
export const logQuestions = {
  ...operationQuestions,
  progress: processCall('How far each version of each view is.', {
    asks: z.object({}),
    answers: z.array(processorReport),
  }),
  eventsOf: processCall('The events of a post, its case and its reports, oldest first.', {
    asks: z.object({ postId: postIdField }),
    answers: z.array(z.custom<AnyRecorded>(isObject)),
  }),
  commentEvents: processCall('The events of a comment, oldest first; their positions tell no more than their order.', {
    asks: z.object({ commentId: z.number().int() }),
    answers: z.array(z.custom<AnyRecorded>(isObject)),
  }),
  postAsOf: processCall('A post as it stood at a position or a time; null before there was one.', {
    asks: z.object({
      postId: postIdField,
      until: z.union([
        z.strictObject({ position: placeField }),
        z.strictObject({ at: timeField, votesAt: timeField.optional() }),
      ]),
    }),
    answers: pastPost.nullable(),
  }),
  postVersions: processCall(
    'Posts as their own streams told them up to a revision or a time; null where there was none.',
    {
      asks: z.object({ asked: z.array(postVersion) }),
      answers: z.array(z.custom<PostDoc>(isObject).nullable()),
    },
  ),
  voteReceipts: processCall('What a member gave to a post, the latest first, with the way to the roots of the days.', {
    asks: z.object({ postId: postIdField, userId: userIdField }),
    answers: z.array(voteReceipt),
  }),
}
export type LogQueries = AnsweredBy<typeof logQuestions>
