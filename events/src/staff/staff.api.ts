import { z } from 'zod'
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
})
export type ProjectionReport = z.infer<typeof projectionsView>['projections'][number]

/** Events of one key that wait because the first of them could not be folded. */
export const parkedView = z.object({
  parked: z.array(
    z.object({
      projection: z.string(),
      version: z.number(),
      key: z.string(),
      events: z.number(),
      /** Of the first event. */
      position: z.number(),
      type: z.string(),
      error: z.string(),
      firstSeen: z.string(),
    }),
  ),
})
export type ParkedReport = z.infer<typeof parkedView>['parked'][number]
