import { dayMs, beforeFirst, byPosition, noticeTypeOfKind, type NoticeType } from '@deals/events'
import {
  inboxes,
  notifications,
  preferences,
  type Found,
  type InboxDoc,
  type NoticeDoc,
} from '@deals/projector/read-models'
import { pageOf, skipOf, type Page } from '../platform/page.ts'
import type { Asking } from '../platform/ports.ts'
import { whileUnchanged } from '../platform/while-unchanged.ts'
import { countInViews, latestInViews, manyInViews, noticeViews, type AskedOfView } from './notice-views.ts'

type Looking = Pick<Asking, 'readModels' | 'now'>

const keptMs = 90 * dayMs
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
  /** Where there are none: those that tell of the words of whom the member mutes. */
  hidden: number
}

interface NoticeRequest extends Page {
  readonly unread: boolean
  /** Those of one type alone; what is unread is counted among all. */
  readonly type?: NoticeType | undefined
}

/**
 * What a member was told of posts and by their alerts, the latest first, without the kinds that they switched off and the
 * words of those whom they mute. The notices of the page are read, and the others counted.
 */
export const noticesOf = ({ readModels, now }: Looking, userId: string, request: NoticeRequest): Promise<NoticePage> =>
  keptNotices({ readModels, now, key: JSON.stringify([userId, request]) }, () =>
    readNotices({ readModels, now }, userId, request),
  )

/** Every page of the site asks for them. */
const keptNotices = whileUnchanged<NoticePage>({ most: 20_000, sizeOf: ({ page }) => page.length + 1 })

async function readNotices(looking: Looking, userId: string, request: NoticeRequest): Promise<NoticePage> {
  const { type } = request
  const [told, inbox, muted] = await toldTo(looking, userId, type)
  const all = { asked: told, counts: await countInViews(looking.readModels, told, mostKept), singles: 0 }
  const unseen = inbox === null ? all : await unseenOf(looking, told, inbox)
  const list = request.unread ? unseen : all
  const end = Math.min(skipOf(request) + request.limit, mostKept) + list.singles
  const upTo = list.counts.map((count) => Math.min(count, end))
  const notices = (await latestInViews(looking.readModels, list.asked, upTo))
    .toSorted((left, right) => byPosition(right.position, left.position))
    .map((doc) => ({ doc, seen: isSeen(doc, inbox) }))
    .filter(({ seen }) => !(request.unread && seen))
    .slice(0, mostKept)
  const unread = type === undefined ? countOf(unseen) : await countUnread(looking, userId)
  const total = countOf(list)
  const hidden = total > 0 || muted.length === 0 ? 0 : await countHidden(looking, list.asked, muted)
  return { page: pageOf(notices, request), total, unread, hidden }
}

const countHidden = ({ readModels }: Looking, asked: AskedOfView, muted: readonly string[]): Promise<number> =>
  readModels.collection(notifications).count({ ...asked(notifications), onlyBy: { $in: muted } }, { atMost: mostKept })

/** How many notices a member has not read. */
export async function countUnread(looking: Looking, userId: string): Promise<number> {
  const [told, inbox] = await toldTo(looking, userId)
  return countOf(await unseenOf(looking, told, inbox))
}

export function isSeen({ _id, position }: Pick<Found<NoticeDoc>, '_id' | 'position'>, inbox: InboxDoc | null): boolean {
  return inbox !== null && (position <= inbox.upTo || (inbox.seen[_id] ?? beforeFirst) >= position)
}

const atMost = (count: number): number => Math.min(count, mostKept)
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

const countOf = ({ counts, singles }: Pick<Unseen, 'counts' | 'singles'>): number => atMost(sumOf(counts) - singles)

/** What is shown to a member, of all types or of one, and what of it they have seen. */
async function toldTo(
  { readModels, now }: Looking,
  userId: string,
  only?: NoticeType,
): Promise<[told: AskedOfView, inbox: InboxDoc | null, muted: readonly string[]]> {
  const [inbox, chosen] = await Promise.all([
    readModels.collection(inboxes).get(userId),
    readModels.collection(preferences).get(userId),
  ])
  const shown = chosen?.notices?.inApp ?? {}
  const isHidden = (type: NoticeType) => shown[type] === false || (only !== undefined && only !== type)
  const hidden = Object.entries(noticeTypeOfKind).flatMap(([kind, type]) => (isHidden(type) ? [kind] : []))
  const kind = hidden.length > 0 && { kind: { $nin: hidden } }
  const told = { userId, createdAt: { $gte: now - keptMs }, ...kind }
  const muted = chosen?.muted?.members ?? []
  // What other members write is told in one view alone.
  const unmuted = muted.length > 0 ? { ...told, onlyBy: { $nin: muted } } : told
  return [(view) => (view === notifications ? unmuted : told), inbox, muted]
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
