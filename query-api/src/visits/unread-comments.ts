import { visitLimits, type OpenedPost } from '@deals/events'
import { mostSaid, type PostTalkDoc, type SaidComment } from '@deals/projector/read-models'

/** What a member has read, as far as the site knows (ms). */
export interface Reading {
  readonly userId: string
  /** When the visit before this one ended. */
  readonly since: number
  readonly readUpTo: number | undefined
  readonly opened: readonly OpenedPost[]
  readonly mutedMembers: readonly string[]
  readonly now: number
}

/** Up to when the comments of a post are read: its last opening counts, or the last visit where none is known. */
export function readUntil(postId: number, { since, readUpTo = -Infinity, opened, now }: Reading): number {
  const openedAt = opened.find((one) => one.postId === postId)?.at
  return Math.max(openedAt ?? since, readUpTo, now - visitLimits.rememberedMs)
}

export interface UnreadThread {
  readonly unread: readonly SaidComment[]
  /** False where there may be more of them than are kept. */
  readonly isExact: boolean
}

/** The comments of others that came after what a member has read, oldest first. */
export function unreadIn(postId: number, { said }: PostTalkDoc, reading: Reading): UnreadThread {
  const until = readUntil(postId, reading)
  const later = said.filter(({ at }) => at > until)
  const unread = later.filter(
    ({ by, isGone }) => isGone !== true && by !== reading.userId && !reading.mutedMembers.includes(by),
  )
  return { unread, isExact: later.length < mostSaid }
}
