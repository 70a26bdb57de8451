import { dayMs, canModerate, type AskedOf, type LogView, type moderationReads } from '@deals/events'
import { appeals, comments, deskActs, postHistory, posts, sanctions, stores, users } from '@deals/projector/read-models'
import { toCsv } from '../platform/csv.ts'
import { pageOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { findByName } from '../users/members.hydrator.ts'
import { toLogEntry } from './log-entry.view.ts'
import { logLines, type LogLine } from './log-lines.ts'
import { linesAbout, logParts } from './log-parts.hydrator.ts'

const csvPage = 1_000

type Request = AskedOf<typeof moderationReads.getLog>

/** GET /api/moderation/log: what moderators did, the latest first. */
export const getLog = defineQuery({
  reads: [postHistory, sanctions, deskActs, posts, comments, stores, appeals, users],
  mayAsk: canModerate,
  find: async (asking, request: Request) => {
    const narrowed = await narrowing(asking, request)
    const lines = (await logLines(asking)).filter(narrowed)
    return { lines: request.format === 'csv' ? lines.slice(0, csvPage) : pageOf(lines, request), total: lines.length }
  },
  hydrate: async (asking, found) => ({ ...found, parts: await logParts(asking, found.lines) }),
  present: (_asking, { lines, total, parts }): LogView => ({
    entries: lines.map((line) => toLogEntry(line, parts)),
    total,
  }),
})

/** Which lines are asked for. */
async function narrowing(asking: Asking, { actor, kind, about, days }: Request): Promise<(line: LogLine) => boolean> {
  const acting = actor === '' ? undefined : await findByName(asking, actor)
  const isAbout = about.trim() === '' ? () => true : await linesAbout(asking, about.trim())
  const since = days === undefined ? -Infinity : asking.now - days * dayMs
  const isBy = (line: LogLine) => acting === undefined || (acting !== null && line.actorId === acting.userId)
  return (line) => line.at >= since && (kind === '' || line.kind === kind) && isBy(line) && isAbout(line)
}

export function logAsCsv({ entries }: LogView, { format }: Pick<Request, 'format'>): string | null {
  return format === 'csv'
    ? toCsv(
        [
          'time',
          'actor',
          'role',
          'action',
          'post',
          'title',
          'from',
          'to',
          'reason',
          'member',
          'restricts',
          'until',
          'comment',
          'store',
        ],
        entries.map(({ at, actor, role, kind, postId, title, from = '', to = '', reason, code, ...rest }) => [
          ...[at, actor?.username ?? '', role, kind, postId ?? '', title, from, to, reason ?? code ?? ''],
          ...[rest.member ?? '', rest.restricts.join(' '), rest.until ?? ''],
          ...[rest.comment?.id ?? '', rest.store?.slug ?? ''],
        ]),
      )
    : null
}
