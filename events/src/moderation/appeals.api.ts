import { z } from 'zod'
import { postStatuses } from '../posts/post.vocabulary.ts'
import { restrictions } from '../users/users.events.ts'
import { appealOutcomes } from '../appeals/appeals.events.ts'
import { ownAppeal } from '../appeals/own-appeal.ts'

export const appealAnswerRequest = z.strictObject({
  outcome: z.enum(appealOutcomes),
  /** What the member reads. */
  answer: z.string().max(10_000),
})
export type AppealAnswerRequest = z.infer<typeof appealAnswerRequest>

/** The same as moderators decide about it. */
export const appealView = ownAppeal.extend({
  username: z.string(),
  status: z.enum(postStatuses).nullable(),
  /** What is appealed. */
  decision: z.object({
    kind: z.string(),
    by: z.string(),
    at: z.string(),
    reason: z.string().nullable(),
    restricts: z.array(z.enum(restrictions)),
    until: z.string().nullable(),
    /** The post that took the appealed one in, where it was merged. */
    into: z.number().nullable(),
  }),
  answeredBy: z.string().nullable(),
  /** Why the one who asks may not decide about it; null when they may. */
  hindrance: z.enum(['own-appeal', 'own-decision']).nullable(),
})
export type AppealView = z.infer<typeof appealView>
export const appealList = z.object({ appeals: z.array(appealView), total: z.number() })
export type AppealList = z.infer<typeof appealList>
