import type { Json, JsonObject } from '@deals/events/platform'
import type { Keyed } from './keyed.ts'

/** Writes whatever stands there: the last writer wins. */
export async function writeEntry<T extends Json>(table: Keyed<T>, id: string, value: T): Promise<void> {
  const entry = await table.get(id)
  if (!(await table.put(id, value, entry?.rev ?? 0))) {
    await writeEntry(table, id, value)
  }
}

/** Changes what stands there, and anew where it has changed meanwhile. Null when there is nothing, or the change gives null. */
export async function changeEntry<T extends JsonObject>(
  table: Keyed<T>,
  id: string,
  changed: (value: T) => T | null | Promise<T | null>,
): Promise<{ before: T; after: T } | null> {
  const entry = await table.get(id)
  const after = entry === null ? null : await changed(entry.value)
  if (entry === null || after === null) {
    return null
  }
  return (await table.put(id, after, entry.rev)) ? { before: entry.value, after } : changeEntry(table, id, changed)
}

/** Answers whether this call removed it. */
export async function removeEntry<T extends Json>(table: Keyed<T>, id: string): Promise<boolean> {
  const entry = await table.get(id)
  if (entry === null || (await table.delete(id, entry.rev))) {
    return entry !== null
  }
  return removeEntry(table, id)
}
