import { dayMs, type StoreRecord } from '@deals/events'
import type { HistoryDoc, PostDoc, StoreDoc } from '@deals/projector/read-models'
import { isExpiredEarly } from './store.view.ts'

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length

interface Known {
  store: StoreDoc | null
  latest: readonly PostDoc[]
  total: number
  /** Lines of the histories of the latest posts. */
  lines: readonly HistoryDoc[]
  lookedAt: number
}

/** What is known of a store from its posts. */
export function storeRecordOf({ store, latest, total, lines, lookedAt }: Known, now: number): StoreRecord {
  return {
    posts: total,
    expiredEarly: latest.filter(isExpiredEarly).length,
    averageVotes: mean(latest.map(({ votes }) => votes)) ?? 0,
    averageScore: mean(latest.flatMap(({ score }) => score ?? [])),
    ageDays: store === null ? 0 : Math.max(0, Math.floor((now - store.createdAt) / dayMs)),
    confirmed: sum(latest.map(({ confirmed }) => confirmed)),
    denied: sum(latest.map(({ denied }) => denied)),
    raised: new Set(lines.filter(isRaise).map(({ postId }) => postId)).size,
    lookedAt,
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function isRaise({ changes }: HistoryDoc): boolean {
  const { from, to } = changes?.['price'] ?? {}
  return typeof from === 'number' && typeof to === 'number' && to > from
}
