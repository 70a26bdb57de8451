import type { Projector } from '@deals/projector/app'
import { reportsOf, type ProjectionsPort } from '@deals/query-api/app'

/** How far each projection is, told by the projector that folds it. */
export const createProjectionsPort = (projector: Pick<Projector, 'progress' | 'operationsDesk'>): ProjectionsPort => ({
  report: async () => reportsOf(await projector.progress()),
  desk: () => projector.operationsDesk({}),
})
