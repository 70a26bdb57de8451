import { canSeeStaffPages, type ParkedReport, type ProjectionReport } from '@deals/events'
import { defineQuery } from '../platform/pipeline.ts'
import { notAllowed } from '../platform/refusals.ts'

type Reports = readonly ProjectionReport[]

/** GET /api/staff/projections: how far each view of the log is. */
export const getProjections = defineQuery<unknown, Reports, Reports, { projections: Reports }>({
  reads: [],
  find: async ({ viewer, projections }) =>
    canSeeStaffPages(viewer) ? ((await projections?.report()) ?? []) : notAllowed,
  hydrate: async (_asking, found) => found,
  permit: ({ viewer }, hydrated) => (canSeeStaffPages(viewer) ? hydrated : notAllowed),
  present: (_asking, projections) => ({ projections }),
})

type Parked = readonly ParkedReport[]

/** GET /api/staff/parked: events that could not be folded, by key. */
export const getParked = defineQuery<unknown, Parked, Parked, { parked: Parked }>({
  reads: [],
  find: async ({ viewer, projections }) =>
    canSeeStaffPages(viewer) ? ((await projections?.parked?.()) ?? []) : notAllowed,
  hydrate: async (_asking, found) => found,
  permit: ({ viewer }, hydrated) => (canSeeStaffPages(viewer) ? hydrated : notAllowed),
  present: (_asking, parked) => ({ parked }),
})
