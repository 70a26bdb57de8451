import { endsOfHeld, queueCursor, type AskedOf, type moderationReads, type QueueTab } from '@deals/events'
import {
  appeals,
  cases,
  postSearch,
  stores,
  suggestions,
  type CaseDoc,
  type Filter,
  type Found,
} from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { trustLevelOf } from '../platform/trust-level.ts'
import { findByName, findMembers } from '../users/members.hydrator.ts'

export type QueueRequest = AskedOf<typeof moderationReads.getQueue>

const lanes = { queue: 'staff-review', 'poster-review': 'poster-review', 'ai-review': 'ai-review' } as const
type LaneTab = keyof typeof lanes
const isLane = (tab: QueueTab): tab is LaneTab => Object.hasOwn(lanes, tab)

/** What waits for staff because of something that is blocked. */
export const heldByBlock = { lane: lanes.queue, reasons: 'blocked-domain' } as const satisfies Filter

/** What a tab shows, and the order in which it presses. */
interface Lane {
  readonly filter: Filter
  readonly rank: 'rank' | 'reportedRank'
  readonly since: 'since' | 'reportedSince'
  /** Statuses of posts that may stand in it. */
  readonly statuses: Filter
}

function laneOf(tab: QueueTab): Lane | null {
  if (tab === 'reports') {
    const statuses = { status: { $ne: 'deleted' } }
    return { filter: { isReported: true }, rank: 'reportedRank', since: 'reportedSince', statuses }
  }
  return isLane(tab)
    ? { filter: { lane: lanes[tab] }, rank: 'rank', since: 'since', statuses: { status: lanes[tab] } }
    : null
}

/** Whether a row's time counts from the oldest report, and not from when it came where it is. */
export const countsReports = (tab: QueueTab | undefined): boolean => tab === 'reports'

export interface FoundCases {
  readonly page: readonly Found<CaseDoc>[]
  readonly total: number
  readonly next: string | null
}
const nothingFound: FoundCases = { page: [], total: 0, next: null }

/** One page of what waits, the most pressing first; each page begins where the one before ended, whatever was decided meanwhile. */
export async function findCases(asking: Asking, request: QueueRequest): Promise<FoundCases> {
  const lane = laneOf(request.tab ?? 'queue')
  const narrowed = lane === null ? null : await narrowedBy(asking, request, lane)
  if (lane === null || narrowed === null) {
    return nothingFound
  }
  const asked: Filter = { ...lane.filter, ...(narrowed.length > 0 && { $and: narrowed }) }
  const ahead = await keptForViewer(asking, asked, lane)
  const [found, total] = await Promise.all([
    pageOf(asking, { request, lane, asked, ahead }),
    // All that waits is counted as it comes and goes; what is narrowed is counted here, as far as it makes a difference.
    asking.readModels.collection(cases).count(asked, narrowed.length > 0 ? { atMost: mostCounted } : {}),
  ])
  return { ...found, total }
}

/** More cases than this are many. */
const mostCounted = 1_000

/** More than anybody asked for is not kept for them at once. */
const mostKept = 50

/** What is kept for the one who asks stands before everything else. */
async function keptForViewer({ readModels, viewer, now }: Asking, asked: Filter, { rank }: Lane) {
  const kept = { ...asked, assigneeId: viewer?.id ?? '', keptUntil: within(endsOfHeld(now).keptUntil) }
  return readModels.collection(cases).find(kept, { sort: [[rank, -1]], limit: mostKept })
}

interface Wanted {
  readonly request: QueueRequest
  readonly lane: Lane
  readonly asked: Filter
  readonly ahead: readonly Found<CaseDoc>[]
}

/** One page: of what is kept what was not shown yet, then the others. */
async function pageOf(asking: Asking, { request, lane, asked, ahead }: Wanted): Promise<Omit<FoundCases, 'total'>> {
  const { limit, page, cursor } = request
  const begin = (page - 1) * limit
  const lastKept = ahead.findIndex(({ _id }) => _id === idIn(cursor))
  const isAmongKept = cursor === '' || lastKept >= 0
  const from = cursor === '' ? begin : lastKept + 1
  const first = isAmongKept ? ahead.slice(from, from + limit) : []
  const room = limit - first.length
  const others = ahead.length === 0 ? [] : [{ _id: { $nin: ahead.map(({ _id }) => _id) } }]
  const behind = isAmongKept ? [] : [readCursor(cursor, lane.rank)]
  const found = await asking.readModels
    .collection(cases)
    .find(
      { $and: [asked, ...others, ...behind] },
      { sort: [[lane.rank, -1]], limit: room + 1, skip: cursor === '' ? Math.max(0, begin - ahead.length) : 0 },
    )
  const shown = [...first, ...found.slice(0, room)]
  const last = shown.at(-1)
  const hasMore = found.length > room || (isAmongKept && from + limit < ahead.length)
  return { page: shown, next: hasMore && last !== undefined ? writeCursor(last[lane.rank], last._id) : null }
}

/** As many posts as a text finds, the most alike first. */
const mostFound = 500

/** The filters of the address as conditions; null when nothing can fulfil them. */
async function narrowedBy(asking: Asking, request: QueueRequest, lane: Lane): Promise<Filter[] | null> {
  const { reason, category, store, poster, trust, holder, waiting, q } = request
  const [author, hits] = await Promise.all([
    poster === '' ? undefined : findByName(asking, poster),
    q === '' ? undefined : asking.readModels.searchIds(postSearch, q, lane.statuses, { limit: mostFound }),
  ])
  if (author === null || hits?.length === 0) {
    return null
  }
  const narrowed = [
    ...(reason === '' ? [] : [{ reasons: reason }]),
    ...(category === '' ? [] : [{ categorySlug: category }]),
    ...(store === '' ? [] : [{ storeSlug: store }]),
    ...(author === undefined ? [] : [{ authorId: author.userId }]),
    ...(hits === undefined ? [] : [{ _id: { $in: hits } }]),
    ...(waiting === undefined ? [] : [{ [lane.since]: { $lte: asking.now - waiting * 60_000 } }]),
    ...(holder === undefined ? [] : [heldBy(asking, holder)]),
  ]
  return trust === undefined ? narrowed : ofTrust(asking, trust, [lane.filter, ...narrowed])
}

/** Cases of posters who are trusted so far: that follows from what they did by now, so it is asked of those who have one there. */
async function ofTrust(asking: Asking, trust: number, asked: Filter[]): Promise<Filter[] | null> {
  const { counts } = await asking.readModels
    .collection(cases)
    .countValues('authorId', { $and: asked }, { atMost: mostCounted })
  const authorIds = [...counts.keys()].map(String)
  const members = await findMembers(asking, authorIds)
  const fitting = authorIds.filter((authorId) => {
    const poster = members.get(authorId)
    return (poster === undefined ? 0 : trustLevelOf(poster, asking.now)) === trust
  })
  return fitting.length === 0 ? null : [...asked, { authorId: { $in: fitting } }]
}

function heldBy({ viewer, now }: Asking, holder: NonNullable<QueueRequest['holder']>): Filter {
  const { heldUntil, keptUntil } = endsOfHeld(now)
  const isHeld: Filter = { $or: [{ heldUntil: within(heldUntil) }, { keptUntil: within(keptUntil) }] }
  switch (holder) {
    case 'me':
      return { assigneeId: viewer?.id ?? '', ...isHeld }
    case 'somebody':
      return isHeld
    case 'nobody':
      return { $and: [{ $or: notWithin('heldUntil', heldUntil) }, { $or: notWithin('keptUntil', keptUntil) }] }
  }
}

type Ends = ReturnType<typeof endsOfHeld>['heldUntil']
const within = ({ after, before }: Ends) => ({ $gt: after, $lt: before })
const notWithin = (field: 'heldUntil' | 'keptUntil', { after, before }: Ends): Filter[] => [
  { [field]: { $exists: false } },
  { [field]: { $lte: after } },
  { [field]: { $gte: before } },
]

/** How much waits in each tab. */
export async function countCases({ readModels }: Asking): Promise<Record<QueueTab, number>> {
  const collection = readModels.collection(cases)
  const [queue, poster, ai, reported, pending, appealed, edits] = await Promise.all([
    collection.count({ lane: lanes.queue }),
    collection.count({ lane: lanes['poster-review'] }),
    collection.count({ lane: lanes['ai-review'] }),
    collection.count({ isReported: true }),
    readModels.collection(stores).count({ status: 'pending' }),
    readModels.collection(appeals).count({ state: 'open' }),
    readModels.collection(suggestions).count({ waits: true }),
  ])
  return {
    queue,
    reports: reported,
    'poster-review': poster,
    'ai-review': ai,
    edits,
    users: 0,
    stores: pending,
    appeals: appealed,
  }
}

/** Names the last row of a page; `queueCursor` is its form. */
const writeCursor = (rank: number, id: string): string => `${rank}_${id}`

/** Everything behind that row, in an order that falls by rank and then by id. */
function readCursor(text: string, field: string): Filter {
  const [, rank = '0', id = ''] = queueCursor.exec(text) ?? []
  const place = Number(rank)
  return { [field]: { $lte: place }, $or: [{ [field]: { $lt: place } }, { _id: { $lt: id } }] }
}

/** The row that it names; empty where it names none. */
export const idIn = (text: string): string => queueCursor.exec(text)?.[2] ?? ''
