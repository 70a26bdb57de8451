import type { ProjectionStore } from '../../platform/projection-store.ts'
import type { ReadModels } from '../../platform/read-models.ts'

/** A fresh store with its queries, as the contract suites take it. */
export interface OpenedStore {
  readModels: ReadModels
  store: ProjectionStore
  close(): Promise<void>
}
