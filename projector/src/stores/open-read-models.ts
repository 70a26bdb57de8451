import type { ProjectionStore } from '../platform/projection-store.ts'
import type { ReadModels } from '../platform/read-models.ts'
import { openMongoProjectionStore } from './mongo/mongo-projection-store.ts'
import { openMongoReadModels } from './mongo/mongo-read-models.ts'
import { openSqliteProjectionStore } from './sqlite/sqlite-projection-store.ts'
import { openSqliteReadModels } from './sqlite/sqlite-read-models.ts'

/** Where read models are kept. */
export interface ReadModelsChoice {
  /** Where it is given, they are kept on that server. */
  mongoUrl: string | undefined
  /** Otherwise in this file. */
  file: string
  /** Told every few seconds that the server is still waited for. */
  onWait?: (sentence: string) => void
  /** Ends the waiting. */
  signal?: AbortSignal
  now?: () => number
}

/** Opens the read models that the settings name, for queries. Throws StoreProblem with one sentence. */
export const openReadModels = async ({ mongoUrl, file, ...others }: ReadModelsChoice): Promise<ReadModels> =>
  mongoUrl === undefined ? openSqliteReadModels({ file, ...others }) : openMongoReadModels({ url: mongoUrl, ...others })

/** Opens the same read models for projectors and operators. */
export const openProjectionStore = async ({ mongoUrl, file, ...others }: ReadModelsChoice): Promise<ProjectionStore> =>
  mongoUrl === undefined
    ? openSqliteProjectionStore({ file, ...others })
    : openMongoProjectionStore({ url: mongoUrl, ...others })
