import type { MongoOptions } from '@deals/storage/mongo'
import type { ProjectionStore } from '../platform/projection-store.ts'
import type { ReadModels } from '../platform/read-models.ts'
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
export async function openReadModels({ mongoUrl: url, file, ...others }: ReadModelsChoice): Promise<ReadModels> {
  if (url === undefined) {
    return openSqliteReadModels({ file, ...others })
  }
  return openMongoReadModels({ url, ...others })
}

/** Opens the same read models for projectors and operators. */
export async function openProjectionStore({
  mongoUrl: url,
  file,
  ...others
}: ReadModelsChoice): Promise<ProjectionStore> {
  if (url === undefined) {
    return openSqliteProjectionStore({ file, ...others })
  }
  const { openMongoProjectionStore } = await import('./mongo/mongo-projection-store.ts')
  return openMongoProjectionStore({ url, ...others })
}

/** Opens the read models of a database for queries. The driver is loaded by those alone that use it. */
export async function openMongoReadModels(options: MongoOptions & { now?: () => number }): Promise<ReadModels> {
  const store = await import('./mongo/mongo-read-models.ts')
  return store.openMongoReadModels(options)
}
