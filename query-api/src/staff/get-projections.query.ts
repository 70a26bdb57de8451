import { canSeeStaffPages, type AnswerOf, type ParkedView, type staffReads } from '@deals/events'
import { defineQuery } from '../platform/pipeline.ts'

type Views = AnswerOf<typeof staffReads.getProjections>

/** GET /api/staff/projections: how far each view of the log is, and what was asked of it. */
export const getProjections = defineQuery({
  reads: [],
  mayAsk: canSeeStaffPages,
  find: async ({ projections }) => {
    const [report, desk] = await Promise.all([projections?.report(), projections?.desk()])
    return { projections: [...(report ?? [])], work: desk?.work ?? [], cutOff: desk?.cutOff ?? [] }
  },
  hydrate: async (_asking, found) => found,
  present: (_asking, views): Views => views,
})

/** GET /api/staff/parked: events that could not be folded, by key, and those that no view knows. */
export const getParked = defineQuery({
  reads: [],
  mayAsk: canSeeStaffPages,
  find: async ({ projections }) => (await projections?.desk()) ?? { parked: [], passedOver: [] },
  hydrate: async (_asking, found) => found,
  present: (_asking, { parked, passedOver }): ParkedView => ({ parked, passedOver }),
})
