import type { Json } from '@deals/events/platform'
import type { Keyed } from './keyed.ts'

/** Writes whatever stands there: the last writer wins. */
export async function writeEntry<T extends Json>(table: Keyed<T>, id: string, value: T): Promise<void> {
  const entry = await table.get(id)
  if (!(await table.put(id, value, entry?.rev ?? 0))) {
    await writeEntry(table, id, value)
  }
}

/** Changes what stands there, and anew where it has changed meanwhile. False when there is nothing. */
export async function changeEntry<T extends Json>(
  table: Keyed<T>,
  id: string,
  changed: (value: T) => T,
): Promise<boolean> {
  const entry = await table.get(id)
  return entry !== null && ((await table.put(id, changed(entry.value), entry.rev)) || changeEntry(table, id, changed))
}

export async function removeEntry<T extends Json>(table: Keyed<T>, id: string): Promise<void> {
  const entry = await table.get(id)
  if (entry !== null && !(await table.delete(id, entry.rev))) {
    await removeEntry(table, id)
  }
}
