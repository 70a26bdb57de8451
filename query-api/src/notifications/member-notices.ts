import { beforeFirst, byPosition, noticeTypeOfKind } from '@deals/events'
import {
  inboxes,
  preferences,
  type Found,
  type InboxDoc,
  type NoticeDoc,
  type PreferencesDoc,
} from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { findInViews, noticeViews } from './notice-views.ts'

const keptMs = 90 * 86_400_000
/** More than anybody scrolls back to. */
const mostKept = 1_000

/** Collections that the notices of a member are read from. */
export const noticeCollections = [...noticeViews, inboxes, preferences]

export interface Notice {
  doc: Found<NoticeDoc>
  seen: boolean
}

/** What a member was told of posts and by their alerts, the latest first, without the kinds that they switched off. */
export async function noticesOf(
  { readModels, now }: Pick<Asking, 'readModels' | 'now'>,
  userId: string,
): Promise<Notice[]> {
  const recent = { userId, createdAt: { $gte: now - keptMs } }
  const latest = { sort: [['position', -1]], limit: mostKept } as const
  const [all, inbox, chosen] = await Promise.all([
    findInViews(readModels, recent, latest),
    readModels.collection<InboxDoc>(inboxes).get(userId),
    readModels.collection<PreferencesDoc>(preferences).get(userId),
  ])
  const shown = chosen?.notices?.inApp ?? {}
  return all
    .filter(({ kind }) => shown[noticeTypeOfKind[kind]] !== false)
    .sort((left, right) => byPosition(right.position, left.position))
    .slice(0, mostKept)
    .map((doc) => ({ doc, seen: isSeen(doc, inbox) }))
}

export function isSeen({ _id, position }: Pick<Found<NoticeDoc>, '_id' | 'position'>, inbox: InboxDoc | null): boolean {
  return inbox !== null && (position <= inbox.upTo || (inbox.seen[_id] ?? beforeFirst) >= position)
}
