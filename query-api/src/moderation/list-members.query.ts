import {
  canModerate,
  usernameKeyOf,
  type AskedOf,
  type MemberList,
  type MemberRow,
  type moderationReads,
} from '@deals/events'
import { sanctions, users, type Filter, type UserDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { skipOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { trustLevelOf } from '../platform/trust-level.ts'
import { standingOf } from '../users/sanctions.lookup.ts'

type Request = AskedOf<typeof moderationReads.listMembers>

interface Found {
  members: readonly UserDoc[]
  total: number
}

/** Behind every name that begins so. */
const last = '\uffff'
const mostRecent = 200
const mostCounted = 1_000

/** GET /api/moderation/users: members whose name begins so; without one those about whom was decided last. */
export const listMembers = defineQuery({
  reads: [users, sanctions],
  mayAsk: canModerate,
  find: async (asking, request: Request) => {
    return request.q === '' ? decidedAbout(asking, request) : named(asking, request)
  },
  hydrate: async (_asking, found) => found,
  present: ({ now }, { members, total }): MemberList => ({
    members: members.map((member) => toMemberRow(member, now)),
    total,
  }),
})

async function named({ readModels }: Asking, request: Request): Promise<Found> {
  const key = usernameKeyOf(request.q)
  const begins: Filter = { usernameKey: { $gte: key, $lt: `${key}${last}` } }
  const collection = readModels.collection(users)
  const [members, total] = await Promise.all([
    collection.find(begins, { sort: [['usernameKey', 1]], limit: request.limit, skip: skipOf(request) }),
    collection.count(begins, { atMost: mostCounted }),
  ])
  return { members: members.filter(({ erased }) => !erased), total }
}

async function decidedAbout({ readModels }: Asking, request: Request): Promise<Found> {
  const recent = await readModels.collection(sanctions).find({}, { sort: [['position', -1]], limit: mostRecent })
  const ids = [...new Set(recent.map(({ userId }) => userId))]
  const page = ids.slice(skipOf(request), skipOf(request) + request.limit)
  const found = await readModels.collection(users).many(page)
  const members = page.flatMap((id) => found.get(id) ?? []).filter(({ erased }) => !erased)
  return { members, total: ids.length }
}

/** A member as moderators see them. */
export function toMemberRow(user: UserDoc, now: number): MemberRow {
  const { username, joinedAt, roles, postsPublished, commentCount, reportsDecided, reportsUpheld } = user
  return {
    username,
    roles,
    reportsDecided,
    reportsUpheld,
    trustLevel: trustLevelOf(user, now),
    joinedAt: iso(joinedAt),
    published: postsPublished,
    comments: commentCount,
    ...standingOf(user, now),
  }
}
