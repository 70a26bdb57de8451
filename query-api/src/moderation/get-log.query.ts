import { isModeratorUp, type AskedOf, type LogView, type moderationReads } from '@deals/events'
import { postHistory, posts, users, type HistoryDoc, type PostDoc, type UserDoc } from '@deals/projector/read-models'
import { toHistoryLine } from '../history/history.view.ts'
import { pageOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notAllowed } from '../platform/refusals.ts'
import { findMembers, type Members } from '../users/members.hydrator.ts'
import { toCsv } from './csv.ts'

const mostModerators = 500
const mostLines = 5_000
const csvPage = 1_000
/** As what moderators act; as posters they write their own history. */
const actingRoles = ['moderator', 'superUser', 'owner', 'staff']

/** Who looks at what, and who asks for a score, decides nothing. */
const notDecided = ['CaseOpened', 'CaseAssigned', 'ScoreRequested']

type Request = AskedOf<typeof moderationReads.getLog>

interface Found {
  lines: HistoryDoc[]
  total: number
}
interface Hydrated extends Found {
  about: ReadonlyMap<string, PostDoc>
  members: Members
}

/** GET /api/moderation/log: what moderators did, the latest first. */
export const getLog = defineQuery<Request, Found, Hydrated, LogView>({
  reads: [postHistory, posts, users],
  find: async (asking, request) => {
    if (!isModeratorUp(asking.viewer)) {
      return notAllowed
    }
    const lines = await linesOfModerators(asking)
    const page = request.format === 'csv' ? lines.slice(0, csvPage) : pageOf(lines, request)
    return { lines: page, total: lines.length }
  },
  hydrate: async (asking, found) => {
    const postIds = [...new Set(found.lines.map(({ postId }) => String(postId)))]
    const [about, members] = await Promise.all([
      asking.readModels.collection<PostDoc>(posts).many(postIds),
      findMembers(
        asking,
        found.lines.flatMap(({ actorId }) => actorId ?? []),
      ),
    ])
    return { ...found, about, members }
  },
  permit: ({ viewer }, hydrated) => (isModeratorUp(viewer) ? hydrated : notAllowed),
  present: (_asking, { lines, total, about, members }) => ({
    entries: lines.map((line) => ({
      ...toHistoryLine(line, members),
      postId: line.postId,
      title: about.get(String(line.postId))?.title ?? '',
    })),
    total,
  }),
})

async function linesOfModerators({ readModels }: Asking): Promise<HistoryDoc[]> {
  const people = await readModels
    .collection<UserDoc>(users)
    .find({ roles: { $in: actingRoles } }, { sort: [], limit: mostModerators })
  if (people.length === 0) {
    return []
  }
  const lines = await readModels
    .collection<HistoryDoc>(postHistory)
    .find({ actorId: { $in: people.map(({ userId }) => userId) } }, { sort: [['position', -1]], limit: mostLines })
  return lines.filter(({ role, kind }) => actingRoles.includes(role) && !notDecided.includes(kind))
}

export function logAsCsv({ entries }: LogView, { format }: Pick<Request, 'format'>): string | null {
  return format === 'csv'
    ? toCsv(
        ['time', 'actor', 'role', 'action', 'post', 'title', 'from', 'to', 'reason'],
        entries.map(({ at, actor, role, kind, postId, title, from = '', to = '', reason, code }) => [
          ...[at, actor?.username ?? '', role, kind, postId, title, from, to, reason ?? code ?? ''],
        ]),
      )
    : null
}
