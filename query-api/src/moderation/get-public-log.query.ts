import {
  canRead,
  isInPublicLog,
  numberOf,
  reasonGroupOf,
  type AskedOf,
  type moderationReads,
  type PublicLogView,
} from '@deals/events'
import { deskActs, postHistory, posts, sanctions, type DeskActDoc, type PostDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { pageOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { isOfComment, isOfMember, isOfPost, logLines, type LogLine } from './log-lines.ts'

type Request = AskedOf<typeof moderationReads.getPublicLog>
type Entry = PublicLogView['entries'][number]

/** GET /api/moderation-log */
export const getPublicLog = defineQuery({
  reads: [postHistory, sanctions, deskActs, posts],
  isSameForVisitors: true,
  find: async (asking, request: Request) => {
    const lines = (await logLines(asking)).filter(({ kind }) => isInPublicLog(kind))
    return { lines: pageOf(lines, request), total: lines.length }
  },
  hydrate: async ({ readModels }, found) => {
    const ids = found.lines.flatMap((line) => (isOfPost(line) ? [String(line.postId)] : []))
    return { ...found, about: await readModels.collection(posts).many([...new Set(ids)]) }
  },
  // Everybody gets the same, moderators too: this page is what others are shown.
  permit: (_asking, { about, ...rest }) => ({
    ...rest,
    about: new Map([...about].filter(([, post]) => canRead(null, post))),
  }),
  present: (_asking, { lines, total, about }): PublicLogView => ({
    entries: lines.map((line) => toEntry(line, about)),
    total,
  }),
})

function toEntry(line: LogLine, about: ReadonlyMap<string, PostDoc>): Entry {
  const post = isOfPost(line) ? about.get(String(line.postId)) : undefined
  return {
    position: numberOf(line.position),
    at: iso(line.at),
    kind: line.kind,
    code: 'code' in line && !isOfComment(line) ? (line.code ?? null) : null,
    role: line.role,
    about: aboutWhat(line),
    post: post === undefined ? null : { id: post.postId, title: post.title },
    reasonGroup: reasonGroupOf('reason' in line ? line.reason : null),
  }
}

const ofDesk: Readonly<Partial<Record<DeskActDoc['kind'], Entry['about']>>> = {
  AppealDecided: 'appeal',
  StoreChanged: 'store',
}

function aboutWhat(line: LogLine): Entry['about'] {
  if (isOfPost(line)) {
    return isOfComment(line) ? 'comment' : 'post'
  }
  return isOfMember(line) ? 'member' : (ofDesk[line.kind] ?? 'posts')
}
