import type { Json } from '@deals/events/platform'
import type { Keyed, KeyedStore } from './keyed.ts'
import { parseStored } from './parse-stored.ts'

interface Entry {
  rev: number
  text: string
}

/** A keyed store that lives as long as its process, for tests. */
export function openMemoryKeyedStore(): KeyedStore {
  const tables = new Map<string, Map<string, Entry>>()
  return {
    table: <T extends Json>(name: string): Keyed<T> => {
      const entries = tables.get(name) ?? new Map<string, Entry>()
      tables.set(name, entries)
      return memoryTable<T>(entries)
    },
    tables: async () => [...tables].flatMap(([name, { size }]) => (size > 0 ? [name] : [])).sort(),
    close: async () => undefined,
  }
}

function memoryTable<T extends Json>(entries: Map<string, Entry>): Keyed<T> {
  const opened = ({ rev, text }: Entry) => ({ rev, value: parseStored<T>(text) })
  const isAt = (id: string, rev: number) => (entries.get(id)?.rev ?? 0) === rev
  return {
    get: async (id) => {
      const entry = entries.get(id)
      return entry === undefined ? null : opened(entry)
    },
    put: async (id, value, ifRev) => {
      const isAllowed = isAt(id, ifRev)
      if (isAllowed) {
        entries.set(id, { rev: ifRev + 1, text: JSON.stringify(value) })
      }
      return isAllowed
    },
    delete: async (id, ifRev) => ifRev > 0 && isAt(id, ifRev) && entries.delete(id),
    fill: async (filling) => {
      filling
        .filter(({ id }) => !entries.has(id))
        .forEach(({ id, value }) => entries.set(id, { rev: 1, text: JSON.stringify(value) }))
    },
    list: async (prefix, limit) =>
      [...entries]
        .filter(([id]) => id.startsWith(prefix))
        .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
        .slice(0, limit)
        .map(([id, entry]) => ({ id, ...opened(entry) })),
  }
}
