import type { StoreRecord } from '@deals/events'
import type { PostDoc, StoreDoc } from '@deals/projector/read-models'
import { isExpiredEarly } from './store.view.ts'

const day = 86_400_000
const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length

interface Known {
  store: StoreDoc | null
  latest: readonly PostDoc[]
  total: number
}

/** What is known of a store from its posts. */
export function storeRecordOf({ store, latest, total }: Known, now: number): StoreRecord {
  return {
    posts: total,
    expiredEarly: latest.filter(isExpiredEarly).length,
    averageVotes: mean(latest.map(({ votes }) => votes)) ?? 0,
    averageScore: mean(latest.flatMap(({ score }) => score ?? [])),
    ageDays: store === null ? 0 : Math.max(0, Math.floor((now - store.createdAt) / day)),
  }
}
