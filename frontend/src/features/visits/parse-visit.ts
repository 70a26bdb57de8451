import type { OpenedPost } from '@deals/events'
import { isRecord } from '../../lib/api-problem.ts'
import type { KeptVisit } from './kept-visit.ts'

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const openedIn = (list: readonly unknown[]): OpenedPost[] =>
  list.flatMap((one) => {
    const { postId, at } = isRecord(one) ? one : {}
    return isTime(postId) && isTime(at) ? [{ postId, at }] : []
  })

/** The visit that a device kept as a text; null where that is nothing, or nothing that can be read. */
export function parseVisit(text: string | null): KeptVisit | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    const { userId, from, until, toldAt, opened } = isRecord(kept) ? kept : {}
    return typeof userId === 'string' && isTime(from) && isTime(until) && Array.isArray(opened)
      ? { userId, from, until, toldAt: isTime(toldAt) ? toldAt : null, opened: openedIn(opened) }
      : null
  } catch {
    return null
  }
}
