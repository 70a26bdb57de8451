import { beforeFirst, byPosition, noticeTypeOfKind } from '@deals/events'
import {
  inboxes,
  notifications,
  preferences,
  type Found,
  type InboxDoc,
  type NoticeDoc,
  type PreferencesDoc,
} from '@deals/projector/read-models'
import { pageOf, skipOf, type Page } from '../platform/page.ts'
import type { Asking } from '../platform/ports.ts'
import { countInViews, latestInViews, manyInViews, noticeViews, type AskedOfView } from './notice-views.ts'

type Looking = Pick<Asking, 'readModels' | 'now'>

const keptMs = 90 * 86_400_000
/** More than anybody scrolls back to. */
const mostKept = 1_000

/** Collections that the notices of a member are read from. */
export const noticeCollections = [...noticeViews, inboxes, preferences]

export interface Notice {
  doc: Found<NoticeDoc>
  seen: boolean
}
export interface NoticePage {
  page: Notice[]
  total: number
  unread: number
}

/**
 * What a member was told of posts and by their alerts, the latest first, without the kinds that they switched off and the
 * words of those whom they mute. The notices of the page are read, and the others counted.
 */
export async function noticesOf(
  looking: Looking,
  userId: string,
  request: Page & { unread: boolean },
): Promise<NoticePage> {
  const [told, inbox] = await toldTo(looking, userId)
  const all = { asked: told, counts: await countInViews(looking.readModels, told, mostKept), singles: 0 }
  const unseen = inbox === null ? all : await unseenOf(looking, told, inbox)
  const unread = atMost(sumOf(unseen.counts) - unseen.singles)
  const list = request.unread ? unseen : all
  const end = Math.min(skipOf(request) + request.limit, mostKept) + list.singles
  const upTo = list.counts.map((count) => Math.min(count, end))
  const notices = (await latestInViews(looking.readModels, list.asked, upTo))
    .toSorted((left, right) => byPosition(right.position, left.position))
    .map((doc) => ({ doc, seen: isSeen(doc, inbox) }))
    .filter(({ seen }) => !(request.unread && seen))
    .slice(0, mostKept)
  return { page: pageOf(notices, request), total: request.unread ? unread : atMost(sumOf(all.counts)), unread }
}

export async function countUnread(looking: Looking, userId: string): Promise<number> {
  const { counts, singles } = await unseenOf(looking, ...(await toldTo(looking, userId)))
  return atMost(sumOf(counts) - singles)
}

export function isSeen({ _id, position }: Pick<Found<NoticeDoc>, '_id' | 'position'>, inbox: InboxDoc | null): boolean {
  return inbox !== null && (position <= inbox.upTo || (inbox.seen[_id] ?? beforeFirst) >= position)
}

const atMost = (count: number): number => Math.min(count, mostKept)
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** What is shown to a member, and what of it they have seen. */
async function toldTo(
  { readModels, now }: Looking,
  userId: string,
): Promise<[told: AskedOfView, inbox: InboxDoc | null]> {
  const [inbox, chosen] = await Promise.all([
    readModels.collection<InboxDoc>(inboxes).get(userId),
    readModels.collection<PreferencesDoc>(preferences).get(userId),
  ])
  const shown = chosen?.notices?.inApp ?? {}
  const hidden = Object.entries(noticeTypeOfKind).flatMap(([kind, type]) => (shown[type] === false ? [kind] : []))
  const kind = hidden.length > 0 && { kind: { $nin: hidden } }
  const told = { userId, createdAt: { $gte: now - keptMs }, ...kind }
  const muted = chosen?.muted?.members ?? []
  // What other members write is told in one view alone.
  const unmuted = muted.length > 0 ? { ...told, onlyBy: { $nin: muted } } : told
  return [(view) => (view === notifications ? unmuted : told), inbox]
}

interface Unseen {
  asked: AskedOfView
  counts: number[]
  /** As many of those that are counted were looked at by themselves. */
  singles: number
}

/** What lies behind the mark up to which all is seen; where nothing was looked at by itself, no notice is read. */
async function unseenOf({ readModels }: Looking, told: AskedOfView, inbox: InboxDoc | null): Promise<Unseen> {
  const asked: AskedOfView = inbox === null ? told : (view) => ({ ...told(view), position: { $gt: inbox.upTo } })
  const looked = await manyInViews(readModels, Object.keys(inbox?.seen ?? {}), asked)
  const singles = looked.filter((notice) => isSeen(notice, inbox)).length
  return { asked, counts: await countInViews(readModels, asked, mostKept + singles), singles }
}
