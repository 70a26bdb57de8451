import { z } from 'zod'

export const overviewView = z.object({
  days: z.number(),
  posts: z.object({ active: z.number(), expired: z.number(), inReview: z.number(), created: z.number() }),
  comments: z.number(),
  votes: z.number(),
  members: z.object({ total: z.number(), joined: z.number() }),
  openReports: z.number(),
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
