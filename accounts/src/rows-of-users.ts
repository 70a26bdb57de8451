import type { JsonObject } from '@deals/events/platform'
import type { Keyed } from './keyed.ts'
import { changeEntry, writeEntry } from './settle-entry.ts'

/** A row that belongs to one person, by the name it has among theirs. */
export interface OwnRow<T> {
  readonly name: string
  readonly rev: number
  readonly value: T
}

/** Values that belong to one person each: what was kept of somebody who leaves is found under their id alone. */
export interface RowsOfUsers<T extends JsonObject> {
  get(userId: string, name: string): Promise<T | null>
  /** Answers whether there was none of this name. */
  add(userId: string, name: string, value: T): Promise<boolean>
  /** The last writer wins. */
  write(userId: string, name: string, value: T): Promise<void>
  /** Changes what is there, and answers whether there was something; what was removed meanwhile stays so. */
  change(userId: string, name: string, changed: (value: T) => T): Promise<boolean>
  /** Answers whether this call removed it, so that of two only one may act on it. */
  take(userId: string, name: string): Promise<T | null>
  list(userId: string): Promise<OwnRow<T>[]>
  forget(userId: string): Promise<void>
}

/** How many rows are read at once; all of them are read in the end. */
const atOnce = 500

export function rowsOfUsers<T extends JsonObject>(table: Keyed<T>): RowsOfUsers<T> {
  const idOf = (userId: string, name: string) => `${userId}/${name}`
  const get = (userId: string, name: string) => table.get(idOf(userId, name))
  const take = async (userId: string, name: string): Promise<T | null> => {
    const entry = await get(userId, name)
    if (entry === null || (await table.delete(idOf(userId, name), entry.rev))) {
      return entry?.value ?? null
    }
    // What changed meanwhile is there all the same.
    return take(userId, name)
  }
  const list = async (userId: string, limit: number) => {
    const entries = await table.list(`${userId}/`, limit)
    return entries.map(({ id, rev, value }) => ({ name: id.slice(userId.length + 1), rev, value }))
  }
  const forget = async (userId: string): Promise<void> => {
    const rows = await list(userId, atOnce)
    await Promise.all(rows.map(({ name, rev }) => table.delete(idOf(userId, name), rev)))
    // Until a reading finds none: a page may have been full, and a row may have changed meanwhile.
    await (rows.length === 0 ? undefined : forget(userId))
  }
  return {
    get: async (userId, name) => (await get(userId, name))?.value ?? null,
    add: (userId, name, value) => table.put(idOf(userId, name), value, 0),
    write: (userId, name, value) => writeEntry(table, idOf(userId, name), value),
    change: async (userId, name, changed) => (await changeEntry(table, idOf(userId, name), changed)) !== null,
    take,
    list: (userId) => list(userId, everything),
    forget,
  }
}

/** A person's rows are few: what grows has its own end. */
const everything = 2 ** 31 - 1
