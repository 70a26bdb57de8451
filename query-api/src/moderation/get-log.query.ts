import { canModerate, numberOf, type AskedOf, type LogView, type moderationReads } from '@deals/events'
import { deskActs, postHistory, posts, sanctions, users, type PostDoc } from '@deals/projector/read-models'
import { toHistoryLine } from '../history/history.view.ts'
import { iso } from '../platform/iso.ts'
import { pageOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { findByName, findMembers, type Members } from '../users/members.hydrator.ts'
import { toSanction } from '../users/sanctions.hydrator.ts'
import { toCsv } from '../platform/csv.ts'
import { canBeUndone } from './get-bulk-undo.query.ts'
import { isOfMember, isOfPost, logLines, type LogLine } from './log-lines.ts'
import { isLastDecision } from './undo-preview.ts'

const csvPage = 1_000

type Request = AskedOf<typeof moderationReads.getLog>
type Entry = LogView['entries'][number]

/** GET /api/moderation/log: what moderators did, the latest first. */
export const getLog = defineQuery({
  reads: [postHistory, sanctions, deskActs, posts, users],
  mayAsk: canModerate,
  find: async (asking, request: Request) => {
    const { actor, kind, format } = request
    const acting = actor === '' ? undefined : await findByName(asking, actor)
    const all = acting === null ? [] : await logLines(asking)
    const lines = all.filter(
      (line) => (kind === '' || line.kind === kind) && (acting === undefined || line.actorId === acting?.userId),
    )
    return { lines: format === 'csv' ? lines.slice(0, csvPage) : pageOf(lines, request), total: lines.length }
  },
  hydrate: async (asking, found) => {
    const ofPosts = found.lines.flatMap((line) => (isOfPost(line) ? [String(line.postId)] : []))
    const people = found.lines.flatMap((line) => [line.actorId ?? [], isOfMember(line) ? line.userId : []].flat())
    const [about, members] = await Promise.all([
      asking.readModels.collection(posts).many([...new Set(ofPosts)]),
      findMembers(asking, people),
    ])
    return { ...found, about, members }
  },
  present: (_asking, { lines, total, about, members }): LogView => ({
    entries: lines.map((line) => toEntry(line, about, members)),
    total,
  }),
})

function toEntry(line: LogLine, about: ReadonlyMap<string, PostDoc>, members: Members): Entry {
  if (!isOfPost(line) && !isOfMember(line)) {
    const { position, at, kind, role, title, code, actorId, bulkId } = line
    return {
      position: numberOf(position),
      at: iso(at),
      kind,
      role,
      title,
      ...(code !== undefined && { code }),
      actor: { id: actorId, username: members.nameOf(actorId) },
      postId: null,
      member: null,
      restricts: [],
      until: null,
      undo: null,
      bulkId: canBeUndone(line) ? (bulkId ?? null) : null,
    }
  }
  if (isOfMember(line)) {
    const { restricts, until, reason, at, kind } = toSanction(line, members)
    const { actorId } = line
    return {
      position: numberOf(line.position),
      at,
      kind,
      role: line.role,
      restricts,
      until,
      ...(reason !== null && { reason }),
      ...(actorId !== undefined && { actor: { id: actorId, username: members.nameOf(actorId) } }),
      postId: null,
      title: '',
      member: members.nameOf(line.userId),
      undo: null,
      bulkId: null,
    }
  }
  const post = about.get(String(line.postId))
  return {
    ...toHistoryLine(line, members),
    postId: line.postId,
    title: post?.title ?? '',
    member: null,
    restricts: [],
    until: null,
    undo: isLastDecision(line, post) ? line.revision : null,
    bulkId: null,
  }
}

export function logAsCsv({ entries }: LogView, { format }: Pick<Request, 'format'>): string | null {
  return format === 'csv'
    ? toCsv(
        ['time', 'actor', 'role', 'action', 'post', 'title', 'from', 'to', 'reason', 'member', 'restricts', 'until'],
        entries.map(({ at, actor, role, kind, postId, title, from = '', to = '', reason, code, ...rest }) => [
          ...[at, actor?.username ?? '', role, kind, postId ?? '', title, from, to, reason ?? code ?? ''],
          ...[rest.member ?? '', rest.restricts.join(' '), rest.until ?? ''],
        ]),
      )
    : null
}
