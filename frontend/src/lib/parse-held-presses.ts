import { isRecord } from './api-problem.ts'
import type { HeldPress } from './held-press.ts'

function isHeldPress(value: unknown): value is HeldPress {
  return (
    isRecord(value) &&
    ['by', 'key', 'path'].every((name) => typeof value[name] === 'string') &&
    ['at', 'postId'].every((name) => typeof value[name] === 'number') &&
    ['body', 'change', 'before'].every((name) => isRecord(value[name]))
  )
}

/** Reads what this device keeps; nothing where it is not what we wrote. */
export function parseHeldPresses(text: string | null): HeldPress[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? read.filter(isHeldPress) : []
  } catch {
    return []
  }
}
