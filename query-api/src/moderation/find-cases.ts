import type { AskedOf, moderationReads, QueueTab } from '@deals/events'
import {
  appeals,
  cases,
  postSearch,
  stores,
  type AppealDoc,
  type CaseDoc,
  type Filter,
  type Found,
  type StoreDoc,
} from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { findByName } from '../users/members.hydrator.ts'
import { readCursor, writeCursor } from './queue-cursor.ts'
import { claimedSince } from './claims.hydrator.ts'

export type QueueRequest = AskedOf<typeof moderationReads.getQueue>

const lanes = { queue: 'staff-review', 'poster-review': 'poster-review', 'ai-review': 'ai-review' } as const
type LaneTab = keyof typeof lanes
const isLane = (tab: QueueTab): tab is LaneTab => Object.hasOwn(lanes, tab)

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
  const { limit, page, cursor } = request
  const asked: Filter = { ...lane.filter, ...(narrowed.length > 0 && { $and: narrowed }) }
  const collection = asking.readModels.collection<CaseDoc>(cases)
  const from = cursor === '' ? {} : readCursor(cursor, lane.rank)
  const [found, total] = await Promise.all([
    collection.find(
      { ...asked, ...from },
      { sort: [[lane.rank, -1]], limit: limit + 1, skip: cursor === '' ? (page - 1) * limit : 0 },
    ),
    collection.count(asked),
  ])
  const last = found[limit - 1]
  const hasMore = found.length > limit && last !== undefined
  return { page: found.slice(0, limit), total, next: hasMore ? writeCursor(last[lane.rank], last._id) : null }
}

/** As many posts as a text finds, the most alike first. */
const mostFound = 500

/** The filters of the address as conditions; null when nothing can fulfil them. */
async function narrowedBy(asking: Asking, request: QueueRequest, lane: Lane): Promise<Filter[] | null> {
  const { reason, category, store, poster, holder, waiting, q } = request
  const [author, hits] = await Promise.all([
    poster === '' ? undefined : findByName(asking, poster),
    q === '' ? undefined : asking.readModels.search(postSearch, q, lane.statuses, { limit: mostFound }),
  ])
  if (author === null || hits?.length === 0) {
    return null
  }
  return [
    ...(reason === '' ? [] : [{ reasons: reason }]),
    ...(category === '' ? [] : [{ categorySlug: category }]),
    ...(store === '' ? [] : [{ storeSlug: store }]),
    ...(author === undefined ? [] : [{ authorId: author.userId }]),
    ...(hits === undefined ? [] : [{ _id: { $in: hits.map(({ id }) => id) } }]),
    ...(waiting === undefined ? [] : [{ [lane.since]: { $lte: asking.now - waiting * 60_000 } }]),
    ...(holder === undefined ? [] : [heldBy(asking, holder)]),
  ]
}

function heldBy({ viewer, now }: Asking, holder: NonNullable<QueueRequest['holder']>): Filter {
  const since = claimedSince(now)
  switch (holder) {
    case 'me':
      return { assigneeId: viewer?.id ?? '', assignedAt: { $gt: since } }
    case 'somebody':
      return { assignedAt: { $gt: since } }
    case 'nobody':
      return { $or: [{ assignedAt: { $exists: false } }, { assignedAt: { $lte: since } }] }
  }
}

/** How much waits in each tab. */
export async function countCases({ readModels }: Asking): Promise<Record<QueueTab, number>> {
  const collection = readModels.collection<CaseDoc>(cases)
  const [queue, poster, ai, reported, pending, appealed] = await Promise.all([
    collection.count({ lane: lanes.queue }),
    collection.count({ lane: lanes['poster-review'] }),
    collection.count({ lane: lanes['ai-review'] }),
    collection.count({ isReported: true }),
    readModels.collection<StoreDoc>(stores).count({ status: 'pending' }),
    readModels.collection<AppealDoc>(appeals).count({ state: 'open' }),
  ])
  return {
    ...{ queue, reports: reported, 'poster-review': poster, 'ai-review': ai },
    ...{ edits: 0, users: 0, stores: pending, appeals: appealed },
  }
}
