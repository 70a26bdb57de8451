import type { storeReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { getStore } from './get-store.query.ts'
import { listStores } from './list-stores.query.ts'

export const storeAnswers: Answers<typeof storeReads> = {
  listStores: { query: listStores, cost: 2 },
  getStore: { query: getStore, cost: 2 },
}
