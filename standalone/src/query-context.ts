import type { Logger } from 'pino'
import type { createCommandContext } from '@deals/command-api/app'
import { createPostLog, createVoteLog, projections, type Projector } from '@deals/projector/app'
import { reportsOf, type ProjectionsPort, type QueryContext } from '@deals/query-api/app'
import type { Config } from './config.ts'
import type { Stores } from './stores.ts'

interface Asked {
  config: Pick<Config, 'publicUrl'>
  stores: Stores
  logger: Logger
}
interface Beside {
  commands: Pick<ReturnType<typeof createCommandContext>, 'feedKeys' | 'limits'>
  projector: Projector
}

/** What questions are answered from where everything is in one process. */
export const queryContextOf = (
  { config: { publicUrl }, stores, logger }: Asked,
  { commands, projector }: Beside,
): QueryContext => ({
  readModels: stores.readModels,
  sessions: stores.sessions,
  accounts: stores.accounts,
  feedKeys: commands.feedKeys,
  postLog: createPostLog({ ...stores, projections }),
  voteLog: createVoteLog(stores),
  clock: Date.now,
  limits: commands.limits,
  logger,
  internalToken: null,
  publicUrl,
  projections: createProjectionsPort(projector),
})

/** How far each projection is, told by the projector that folds it. */
const createProjectionsPort = (projector: Pick<Projector, 'progress' | 'operationsDesk'>): ProjectionsPort => ({
  report: async () => reportsOf(await projector.progress()),
  desk: () => projector.operationsDesk({}),
})
