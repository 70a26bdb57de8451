import type { storeReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { getStore } from './get-store.query.ts'
import { getStaffStore, listStaffStores } from './staff-stores.query.ts'
import { listSpeakers } from './list-speakers.query.ts'
import { listStores } from './list-stores.query.ts'

export const storeAnswers: Answers<typeof storeReads> = {
  listStores: { query: listStores, cost: 2 },
  getStore: { query: getStore, cost: 2 },
  listStaffStores: { query: listStaffStores, cost: 2 },
  getStaffStore: { query: getStaffStore },
  listSpeakers: { query: listSpeakers },
}
