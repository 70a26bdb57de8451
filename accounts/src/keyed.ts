import type { Json } from '@deals/events/platform'

/**
 * A small store of values by key with optimistic concurrency, for what is not rebuilt from the log:
 * accounts, sessions, sealing keys, leases, parking, drafts.
 */
export interface Keyed<T extends Json> {
  get(id: string): Promise<{ rev: number; value: T } | null>
  /** Writes when the stored revision equals `ifRev` (0: must not exist). Answers whether it was written. */
  put(id: string, value: T, ifRev: number): Promise<boolean>
  delete(id: string, ifRev: number): Promise<boolean>
  /** Puts in, by few writes, the entries whose ids are not there; all others stay what they are. */
  fill(entries: readonly { id: string; value: T }[]): Promise<void>
  /** Ids and values whose id starts with the prefix, in id order. */
  list(prefix: string, limit: number): Promise<{ id: string; rev: number; value: T }[]>
}

/** Opens the named tables of one store. */
export interface KeyedStore {
  table<T extends Json>(name: string): Keyed<T>
  /** Names of the tables that hold something, in their order. */
  tables(): Promise<string[]>
  close(): Promise<void>
}
