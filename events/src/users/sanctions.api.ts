import { z } from 'zod'
import { ownAppeal } from '../appeals/own-appeal.ts'
import { postStatuses } from '../posts/post.vocabulary.ts'
import { reportOutcomes, reportReasons } from '../reports/report-reasons.ts'
import { formerNames } from './former-names.api.ts'
import { restrictions, type Restriction } from './users.events.ts'

export const sanctionKinds = ['note', 'warn', 'restrict', 'lift'] as const
export type SanctionKind = (typeof sanctionKinds)[number]
/** For how long moderators keep somebody from something, in days; null is for good. */
export const sanctionDays = [1, 7, 30, 90, null] as const
/** The longest reason of a sanction. */
export const sanctionReasonLimit = 1_000

export const sanctionRequest = z.strictObject({
  kind: z.enum(sanctionKinds),
  /** What the member reads; of a note, what moderators read. The end of a restriction needs none. */
  reason: z.string().max(10_000).nullish(),
  restricts: z.array(z.enum(restrictions)).max(restrictions.length).optional(),
  days: z.literal(sanctionDays).optional(),
})
export type SanctionRequest = z.infer<typeof sanctionRequest>

/** One thing that moderators did about a member. */
export const sanctionView = z.object({
  /** Names it when it is appealed. */
  id: z.string(),
  at: z.string(),
  kind: z.enum(['UserWarned', 'UserNoted', 'UserSuspended', 'UserReinstated']),
  restricts: z.array(z.enum(restrictions)),
  until: z.string().nullable(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
})
export type SanctionView = z.infer<typeof sanctionView>
/** What a member has to do for the next level of trust: what it asks for, and how much of that there is, never more. */
export const nextTrustLevel = z.object({
  level: z.literal([1, 2]),
  needs: z.array(
    z.object({
      /** Days since they joined, contributions, right reports in percent, days since a moderator acted. */
      what: z.enum(['days', 'contributions', 'accuracy', 'daysClean']),
      has: z.number(),
      needs: z.number(),
    }),
  ),
})
export type NextTrustLevel = z.infer<typeof nextTrustLevel>
/** What a moderator did lately to a post of the one who asks, as long as it stands: it can be appealed. */
export const decisionOnPost = z.object({
  postId: z.number(),
  title: z.string(),
  kind: z.string(),
  role: z.string(),
  at: z.string(),
  reason: z.string().nullable(),
  /** Where the post leads that was merged. */
  mergedInto: z.number().nullable(),
})
export type DecisionOnPost = z.infer<typeof decisionOnPost>
/** What moderators decided about the one who asks; who it was is told to moderators alone. */
export const standingView = z.object({
  trustLevel: z.number(),
  /** Null for who is trusted most. */
  next: nextTrustLevel.nullable(),
  restricts: z.array(z.enum(restrictions)),
  until: z.string().nullable(),
  sanctions: z.array(sanctionView),
  ofPosts: z.array(decisionOnPost),
  appeals: z.array(ownAppeal),
})
export type StandingView = z.infer<typeof standingView>

const memberRow = z.object({
  username: z.string(),
  trustLevel: z.number(),
  joinedAt: z.string(),
  roles: z.array(z.string()),
  published: z.number(),
  comments: z.number(),
  reportsDecided: z.number(),
  reportsUpheld: z.number(),
  restricts: z.array(z.enum(restrictions)),
  until: z.string().nullable(),
})
export type MemberRow = z.infer<typeof memberRow>
export const memberList = z.object({ members: z.array(memberRow), total: z.number() })
export type MemberList = z.infer<typeof memberList>
export const memberCase = memberRow.extend({ formerNames, sanctions: z.array(sanctionView), mayJudge: z.boolean() })
export type MemberCase = z.infer<typeof memberCase>

/** A report that a member gave, and how it ended; null while nobody decided it. */
const givenReport = z.object({
  id: z.string(),
  at: z.string(),
  reason: z.enum(reportReasons),
  note: z.string().nullable(),
  weight: z.number(),
  outcome: z.enum(reportOutcomes).nullable(),
  commentId: z.number().nullable(),
  /** Null where nothing is known of the post. */
  post: z.object({ id: z.number(), title: z.string(), status: z.enum(postStatuses) }).nullable(),
})
export type GivenReport = z.infer<typeof givenReport>
export const givenReports = z.object({ reports: z.array(givenReport), total: z.number() })
export type GivenReports = z.infer<typeof givenReports>

/** Whether a suspension holds at a time (ms); without an end it does until somebody ends it. */
export const isInForce = ({ until }: { readonly until: number | null }, now: number): boolean =>
  until === null || until > now

/** What keeps a member from something: what it is, and until when. */
export interface Suspension {
  /** When it ends (ms); null is for good. */
  readonly until: number | null
  readonly restricts: readonly Restriction[]
}

/** Who is kept from everything is suspended; who may still do something is a member like others, and nobody is told. */
export const isSuspended = (suspension: Suspension | undefined, now: number): boolean =>
  suspension !== undefined &&
  isInForce(suspension, now) &&
  restrictions.every((one) => suspension.restricts.includes(one))
