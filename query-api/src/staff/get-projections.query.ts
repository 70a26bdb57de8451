import { canSeeStaffPages, type AnswerOf, type ParkedView, type staffReads } from '@deals/events'
import { defineQuery } from '../platform/pipeline.ts'
import { notAllowed } from '../platform/refusals.ts'

type Views = AnswerOf<typeof staffReads.getProjections>

/** GET /api/staff/projections: how far each view of the log is, and what was asked of it. */
export const getProjections = defineQuery<unknown, Views, Views, Views>({
  reads: [],
  find: async ({ viewer, projections }) =>
    canSeeStaffPages(viewer)
      ? {
          projections: [...((await projections?.report()) ?? [])],
          work: (await projections?.desk())?.work ?? [],
        }
      : notAllowed,
  hydrate: async (_asking, found) => found,
  permit: ({ viewer }, hydrated) => (canSeeStaffPages(viewer) ? hydrated : notAllowed),
  present: (_asking, views) => views,
})

/** GET /api/staff/parked: events that could not be folded, by key, and those that no view knows. */
export const getParked = defineQuery<unknown, ParkedView, ParkedView, ParkedView>({
  reads: [],
  find: async ({ viewer, projections }) =>
    canSeeStaffPages(viewer) ? ((await projections?.desk()) ?? { parked: [], passedOver: [] }) : notAllowed,
  hydrate: async (_asking, found) => found,
  permit: ({ viewer }, hydrated) => (canSeeStaffPages(viewer) ? hydrated : notAllowed),
  present: (_asking, { parked, passedOver }) => ({ parked, passedOver }),
})
