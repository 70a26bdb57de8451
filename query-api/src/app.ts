/** The door @deals/query-api/app, and the list of all questions. */
import express from 'express'
import { systemQueries } from '@deals/events'
import { answerCalls, guardHeaders } from '@deals/process'
import type { QueryContext } from './context.ts'
import { bookmarksRoutes } from './bookmarks/bookmarks.routes.ts'
import { categoriesRoutes } from './categories/categories.routes.ts'
import { allCommands } from './command-calls.ts'
import { commentsRoutes } from './comments/comments.routes.ts'
import { dealAlertsRoutes } from './deal-alerts/deal-alerts.routes.ts'
import { dealScoresRoutes } from './deal-scores/deal-scores.routes.ts'
import { feedsRoutes } from './feeds/feeds.routes.ts'
import { historyRoutes } from './history/history.routes.ts'
import { moderationRoutes } from './moderation/moderation.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { refuseBrokenAddress } from './platform/broken-address.ts'
import { docsRoutes } from './platform/docs.ts'
import { handleErrors, problemOf, unknownCall } from './platform/handle-errors.ts'
import type { Endpoint } from './platform/endpoint.ts'
import { describeCalls } from './platform/openapi.ts'
import { postsRoutes } from './posts/posts.routes.ts'
import { preferencesRoutes } from './preferences/preferences.routes.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import { storesRoutes } from './stores/stores.routes.ts'
import { createSystemQueries } from './system-queries.ts'
import { usersRoutes } from './users/users.routes.ts'

export { openSharedMemory, shareMemory, type SharedMemory } from './platform/remembered-shared.ts'
export { reportsOf } from './platform/report-lanes.ts'
export { createSystemQueries } from './system-queries.ts'
export type {
  CommandCall,
  ParkedReport,
  PostAsOf,
  PostLog,
  ProjectionReport,
  ProjectionsPort,
  QueryContext,
} from './context.ts'

/** Every GET call. Where an address could mean two of them, the first one answers. */
export const endpoints: readonly Endpoint[] = [
  ...postsRoutes,
  ...commentsRoutes,
  ...dealScoresRoutes,
  ...historyRoutes,
  ...bookmarksRoutes,
  ...storesRoutes,
  ...categoriesRoutes,
  ...notificationsRoutes,
  ...dealAlertsRoutes,
  ...preferencesRoutes,
  ...usersRoutes,
  ...moderationRoutes,
  ...staffRoutes,
  ...feedsRoutes,
]

/** Answers every GET call; commands and pages pass through it. */
export function createQueryApi(context: QueryContext): express.Express {
  const app = express()
  app.disable('x-powered-by')
  app.use(guardHeaders(context))
  app.use(refuseBrokenAddress(endpoints))
  for (const { path, handler } of endpoints) {
    app.get(path, handler(context))
  }
  const commands = allCommands(context.commandCalls)
  app.use(docsRoutes(() => describeCalls({ endpoints, commands }, context.publicUrl)))
  const door = {
    door: 'queries',
    token: context.internalToken,
    problemOf: (error: unknown) => problemOf(error, context.logger),
  } as const
  app.use(answerCalls(systemQueries, createSystemQueries(context.readModels, context.clock), door))
  app.use('/api', unknownCall)
  app.use(handleErrors(context.logger))
  return app
}
