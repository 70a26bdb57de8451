import {
  isModeratorUp,
  type AskedOf,
  type moderationReads,
  type PostStatus,
  type QueueItem,
  type QueueTab,
  type QueueView,
} from '@deals/events'
import { bookmarks, cases, posts, postVotes, reports, stores, users } from '@deals/projector/read-models'
import type { PostDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { pageOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notAllowed } from '../platform/refusals.ts'
import { trustLevelOf } from '../platform/trust-level.ts'
import { postCards, type CardOf } from '../posts/post-cards.hydrator.ts'
import { findMembers, type Members } from '../users/members.hydrator.ts'
import { claimsOn, type Claims } from './claims.hydrator.ts'
import { openReports, type OpenReport } from './open-reports.hydrator.ts'
import { priorityOf, slaOf } from './priority.ts'

/** More rows than moderators look at are not sorted by priority. */
const mostWaiting = 500
const statusOfTab: Partial<Record<QueueTab, PostStatus>> = {
  queue: 'staff-review',
  'poster-review': 'poster-review',
  'ai-review': 'ai-review',
}

type Request = AskedOf<typeof moderationReads.getQueue>

interface Row {
  post: PostDoc
  reports: readonly OpenReport[]
  waitingSince: number
  priority: number
}
interface Found {
  page: Row[]
  total: number
  counts: QueueView['counts']
}
interface Hydrated extends Found {
  cardOf: CardOf
  members: Members
  claims: Claims
}

/** GET /api/moderation/queue: what waits for a decision, the most pressing first. */
export const getQueue = defineQuery<Request, Found, Hydrated, QueueView>({
  reads: [posts, reports, cases, postVotes, bookmarks, stores, users],
  find: async (asking, request) => {
    if (!isModeratorUp(asking.viewer)) {
      return notAllowed
    }
    const reported = await openReports(asking, 'all')
    const [rows, counts] = await Promise.all([
      rowsOf(asking, request.tab ?? 'queue', reported),
      countsOf(asking, reported),
    ])
    return { page: pageOf(rows, request), total: rows.length, counts }
  },
  hydrate: async (asking, found) => {
    const claims = await claimsOn(
      asking,
      found.page.map(({ post }) => post.postId),
    )
    const people = found.page.flatMap(({ post, reports: told }) => [post.authorId, ...told.map(({ userId }) => userId)])
    const [cardOf, members] = await Promise.all([
      postCards(
        asking,
        found.page.map(({ post }) => post),
      ),
      findMembers(asking, [...people, ...claims.people]),
    ])
    return { ...found, cardOf, members, claims }
  },
  permit: ({ viewer }, hydrated) => (isModeratorUp(viewer) ? hydrated : notAllowed),
  present: ({ now }, { page, total, counts, ...rest }) => ({
    items: page.map((row) => toItem(row, { now, ...rest })),
    total,
    counts,
  }),
})

async function rowsOf(
  asking: Asking,
  tab: QueueTab,
  reported: ReadonlyMap<number, readonly OpenReport[]>,
): Promise<Row[]> {
  const found = await waitingPosts(asking, tab, reported)
  return found
    .map((post) => {
      const told = reported.get(post.postId) ?? []
      const waitingSince = (tab === 'reports' ? told[0]?.at : post.review?.at) ?? post.submittedAt
      const findings = post.review?.findings ?? []
      const priority = priorityOf({ reports: told, findings, views24h: 0, waitingMs: asking.now - waitingSince })
      return { post, reports: told, waitingSince, priority }
    })
    .toSorted((left, right) => right.priority - left.priority || left.waitingSince - right.waitingSince)
}

async function waitingPosts(
  { readModels }: Asking,
  tab: QueueTab,
  reported: ReadonlyMap<number, unknown>,
): Promise<PostDoc[]> {
  const collection = readModels.collection<PostDoc>(posts)
  if (tab === 'reports') {
    const about = await collection.many([...reported.keys()].map(String))
    return [...about.values()].filter(({ status }) => status !== 'deleted')
  }
  const status = statusOfTab[tab]
  return status === undefined ? [] : collection.find({ status }, { sort: [['createdAt', 1]], limit: mostWaiting })
}

async function countsOf(asking: Asking, reported: ReadonlyMap<number, unknown>): Promise<QueueView['counts']> {
  const collection = asking.readModels.collection<PostDoc>(posts)
  const count = (status: PostStatus) => collection.count({ status })
  const [queue, poster, ai, ofReports] = await Promise.all([
    count('staff-review'),
    count('poster-review'),
    count('ai-review'),
    waitingPosts(asking, 'reports', reported),
  ])
  return {
    ...{ queue, reports: ofReports.length, 'poster-review': poster, 'ai-review': ai },
    ...{ edits: 0, users: 0, stores: 0 },
  }
}

function toItem(
  { post, reports: told, waitingSince, priority }: Row,
  { now, cardOf, members, claims }: { now: number; cardOf: CardOf; members: Members; claims: Claims },
): QueueItem {
  const poster = members.get(post.authorId)
  return {
    postId: post.postId,
    post: cardOf(post),
    poster: {
      username: members.nameOf(post.authorId),
      trustLevel: poster === undefined ? 0 : trustLevelOf(poster, now),
    },
    waitingSince: iso(waitingSince),
    sla: slaOf(now - waitingSince),
    priority: Math.round(priority * 100) / 100,
    assignee: claims.of(post.postId, members),
    findings: post.review?.findings ?? [],
    feedback: post.review?.feedback ?? null,
    reports: told.map(({ _id: id, reason, note, weight, userId, at, commentId }) => ({
      ...{ id, reason, weight, reporter: members.nameOf(userId), at: iso(at) },
      ...{ note: note ?? null, commentId: commentId ?? null },
    })),
  }
}
