import { z } from 'zod'
import { operationsDeskView } from '../operations/operations.questions.ts'
import { roles } from '../platform/roles.ts'
import { dayFacts } from './day-facts.ts'

/** What stands now, and what happened on each of the last days. */
export const overviewView = z.object({
  days: z.number(),
  now: z.object({
    active: z.number(),
    expired: z.number(),
    inReview: z.number(),
    openReports: z.number(),
    members: z.number(),
  }),
  /** Days (UTC), the earliest first; the last one is today so far. */
  dates: z.array(z.string()),
  /** One number for each of the dates. */
  series: z.array(z.object({ fact: z.enum(dayFacts), counts: z.array(z.number()) })),
  /** Of the reviews that were decided in these days; null without any. */
  medianReviewMinutes: z.number().nullable(),
})
export type Overview = z.infer<typeof overviewView>

/** How far each projection is. */
export const projectionsView = z.object({
  projections: z.array(
    z.object({
      name: z.string(),
      active: z.number().nullable(),
      previous: z.number().nullable(),
      paused: z.boolean(),
      /** Of the active version: live, catching-up, waiting, paused, failed. */
      state: z.string(),
      position: z.number(),
      head: z.number(),
      /** Events between the two; null where the log cannot count them. */
      lagEvents: z.number().nullable(),
      /** Age of the last folded event, zero at the head. */
      lagSeconds: z.number(),
      parkedKeys: z.number(),
      versions: z.array(
        z.object({ version: z.number(), state: z.string(), position: z.number(), digest: z.string().nullable() }),
      ),
    }),
  ),
  work: operationsDeskView.shape.work,
  cutOff: operationsDeskView.shape.cutOff,
})
export type ProjectionReport = z.infer<typeof projectionsView>['projections'][number]

/** What waits for an operator. */
export const parkedView = operationsDeskView.pick({ parked: true, passedOver: true })
export type ParkedView = z.infer<typeof parkedView>

/** What operators ask of events that are parked under a key. */
export const parkedForm = z
  .strictObject({
    projection: z.string('Name the view').max(60, 'Name the view'),
    key: z.string('Name the key').max(300, 'Name the key'),
    action: z.enum(['retry', 'discard'], 'Choose retry or discard'),
    reason: z.string('Say why').trim().max(500, 'A reason has at most 500 characters').nullable().default(null),
  })
  .refine(({ action, reason }) => action === 'retry' || (reason ?? '') !== '', {
    path: ['reason'],
    error: 'Say why these events are given up; it is kept in the log.',
  })
export const operationReply = z.object({ outcome: z.enum(['done', 'begun']), message: z.string() })

/** Who has which role, and who gave and took them, the latest first. */
export const rolesView = z.object({
  holders: z.array(z.object({ username: z.string(), roles: z.array(z.enum(roles)) })),
  changes: z.array(
    z.object({
      position: z.number(),
      at: z.string(),
      username: z.string(),
      role: z.enum(roles),
      isGranted: z.boolean(),
      /** As what somebody did it. */
      by: z.string(),
      actor: z.string().nullable(),
    }),
  ),
})
export type RolesView = z.infer<typeof rolesView>

/** Letters that could not be sent, the latest first. */
export const mailFailuresView = z.object({
  failures: z.array(
    z.object({
      at: z.string(),
      to: z.string().nullable(),
      notificationId: z.string(),
      channel: z.string(),
      code: z.string(),
    }),
  ),
  total: z.number(),
})
export type MailFailures = z.infer<typeof mailFailuresView>
