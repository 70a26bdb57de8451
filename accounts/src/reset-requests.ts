import { randomUUID } from 'node:crypto'
import type { Keyed, KeyedStore } from './keyed.ts'

/** Somebody typed a name or an address, because a password was forgotten. */
export type ResetRequest = { id: string; name: string; at: number }

export interface ResetRequests {
  add(name: string): Promise<void>
  list(limit: number): Promise<ResetRequest[]>
  remove(id: string): Promise<void>
}

/**
 * Wishes for a new password, which are looked at later: the page that takes them does the same for a name that exists and
 * for one that does not, so that neither its words nor its time tell which names there are.
 */
export function createResetRequests(store: KeyedStore, { now = Date.now }: { now?: () => number } = {}): ResetRequests {
  const table: Keyed<{ name: string; at: number }> = store.table('reset-requests')
  return {
    add: async (name) => void (await table.put(randomUUID(), { name, at: now() }, 0)),
    list: async (limit) => (await table.list('', limit)).map(({ id, value }) => ({ id, ...value })),
    remove: async (id) => {
      const entry = await table.get(id)
      await (entry === null ? undefined : table.delete(id, entry.rev))
    },
  }
}
