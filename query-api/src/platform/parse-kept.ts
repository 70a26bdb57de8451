import type { Kept } from './remembered-answers.ts'

/** An answer as another process of the same site wrote it; null where it is none. */
export function parseKept<V>(text: string): Kept<V> | null {
  try {
    const read: unknown = JSON.parse(text)
    const isKept = typeof read === 'object' && read !== null && 'value' in read && 'until' in read && 'position' in read
    return isKept && typeof read.until === 'number' && typeof read.position === 'number' ? (read as Kept<V>) : null
  } catch {
    return null
  }
}
