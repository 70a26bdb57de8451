import { createHash } from 'node:crypto'
import type { Json } from '@deals/events'
import type { Keyed, KeyedStore } from '@deals/events/accounts'

/** The first answer of a command that carried an Idempotency-Key. */
export type KeptAnswer = { status: number; answer: Json; position: number | null; at: number }

/** Gives a repeated command its first answer for a day. */
export interface AnswerMemory {
  find(id: string): Promise<KeptAnswer | null>
  /** `durable` for what the log cannot tell again: its answer outlives this process. */
  keep(id: string, answer: Omit<KeptAnswer, 'at'>, options: { durable: boolean }): Promise<void>
}

const keptMs = 24 * 60 * 60 * 1000
const mostInMemory = 10_000

/** Keeps answers in this process, and those that must last in the table `answers`. */
export function createAnswerMemory(store: KeyedStore, { now }: { now: () => number }): AnswerMemory {
  const table = store.table<KeptAnswer>('answers')
  const recent = new Map<string, KeptAnswer>()
  const living = (kept: KeptAnswer | undefined): KeptAnswer | null =>
    kept !== undefined && kept.at > now() - keptMs ? kept : null
  return {
    find: async (id) => living(recent.get(id)) ?? living((await table.get(id))?.value),
    keep: async (id, answer, { durable }) => {
      const kept = { ...answer, at: now() }
      recent.set(id, kept)
      if (recent.size > mostInMemory) {
        dropOldest(recent)
      }
      if (durable) {
        await overwrite(table, id, kept)
      }
    },
  }
}

/** Under what a command's answer is kept: a key belongs to one person and one call. */
export function answerId({ who, call, key }: { who: string; call: string; key: string }): string {
  return createHash('sha256').update([who, call, key].join('\n')).digest('hex')
}

function dropOldest(recent: Map<string, KeptAnswer>): void {
  const [oldest] = recent.keys()
  if (oldest !== undefined) {
    recent.delete(oldest)
  }
}

async function overwrite(table: Keyed<KeptAnswer>, id: string, kept: KeptAnswer): Promise<void> {
  const before = await table.get(id)
  await table.put(id, kept, before?.rev ?? 0)
}
