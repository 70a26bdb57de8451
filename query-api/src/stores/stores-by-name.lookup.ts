import { stores, type ReadModels, type StoreDoc } from '@deals/projector/read-models'

const mostStores = 1_000

/** The shops whose names a search may mean. */
export const storesByName = (readModels: ReadModels): Promise<StoreDoc[]> =>
  readModels.collection(stores).find({ status: 'active' }, { sort: [['nameKey', 1]], limit: mostStores })
