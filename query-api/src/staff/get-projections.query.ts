import { z } from 'zod'
import { isStaffUp } from '@deals/events'
import { defineQuery } from '../platform/pipeline.ts'
import type { ParkedReport, ProjectionReport } from '../platform/ports.ts'
import { notAllowed } from '../platform/refusals.ts'

export const projectionsView = z.object({
  projections: z.array(
    z.object({
      name: z.string(),
      active: z.number().nullable(),
      previous: z.number().nullable(),
      paused: z.boolean(),
      position: z.number(),
      head: z.number(),
      lagEvents: z.number().nullable(),
      lagSeconds: z.number(),
      parkedKeys: z.number(),
      versions: z.array(z.object({ version: z.number(), state: z.string(), position: z.number(), digest: z.string() })),
    }),
  ),
})
type Reports = readonly ProjectionReport[]

/** GET /api/staff/projections: how far each view of the log is. */
export const getProjections = defineQuery<unknown, Reports, Reports, { projections: Reports }>({
  reads: [],
  find: async ({ viewer, projections }) => (isStaffUp(viewer) ? ((await projections?.report()) ?? []) : notAllowed),
  hydrate: async (_asking, found) => found,
  permit: ({ viewer }, hydrated) => (isStaffUp(viewer) ? hydrated : notAllowed),
  present: (_asking, projections) => ({ projections }),
})

export const parkedView = z.object({
  parked: z.array(
    z.object({
      projection: z.string(),
      version: z.number(),
      key: z.string(),
      events: z.number(),
      position: z.number(),
      type: z.string(),
      error: z.string(),
      firstSeen: z.string(),
    }),
  ),
})
type Parked = readonly ParkedReport[]

/** GET /api/staff/parked: events that could not be folded, by key. */
export const getParked = defineQuery<unknown, Parked, Parked, { parked: Parked }>({
  reads: [],
  find: async ({ viewer, projections }) => (isStaffUp(viewer) ? ((await projections?.parked?.()) ?? []) : notAllowed),
  hydrate: async (_asking, found) => found,
  permit: ({ viewer }, hydrated) => (isStaffUp(viewer) ? hydrated : notAllowed),
  present: (_asking, parked) => ({ parked }),
})
