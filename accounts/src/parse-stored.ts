import type { Json } from '@deals/events/platform'

/** The value that a keyed store wrote as text; the table's own type says what it is. */
export function parseStored<T extends Json>(text: string): T {
  return JSON.parse(text) as T
}
