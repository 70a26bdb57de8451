import { numberOf, type LogView } from '@deals/events'
import type { DeskActDoc, HistoryDoc, SanctionDoc } from '@deals/projector/read-models'
import { toHistoryLine } from '../history/history.view.ts'
import { iso } from '../platform/iso.ts'
import { toSanction } from '../users/sanctions.lookup.ts'
import { canBeUndone } from './get-bulk-undo.query.ts'
import { isOfComment, isOfMember, isOfPost, otherOf, type LogLine } from './log-lines.ts'
import type { LogParts } from './log-parts.hydrator.ts'
import { isLastDecision } from './undo-preview.ts'

type Entry = LogView['entries'][number]

/** What most lines say nothing of. */
const nothing = {
  title: '',
  postId: null,
  member: null,
  comment: null,
  store: null,
  restricts: [],
  until: null,
  undo: null,
  canLift: false,
  storeTo: null,
  bulkId: null,
} satisfies Partial<Entry>

/** A line of the log as it leaves. */
export function toLogEntry(line: LogLine, parts: LogParts): Entry {
  if (isOfPost(line)) {
    return ofPost(line, parts)
  }
  return isOfMember(line) ? ofMember(line, parts) : ofDesk(line, parts)
}

function ofPost(line: HistoryDoc, parts: LogParts): Entry {
  const post = parts.posts.get(String(line.postId))
  const comment = isOfComment(line) ? parts.comments.get(line.code ?? '') : undefined
  return {
    ...nothing,
    ...toHistoryLine(line, parts.members),
    postId: line.postId,
    title: post?.title ?? '',
    comment: comment === undefined ? null : { id: comment.commentId, isRemoved: comment.deletedBy === 'moderator' },
    other: toOther(line, parts),
    undo: isLastDecision(line, post) ? line.revision : null,
  }
}

function ofMember(line: SanctionDoc, { members, remedies }: LogParts): Entry {
  const { restricts, until, reason, at, kind } = toSanction(line, members)
  const { actorId } = line
  return {
    ...nothing,
    position: numberOf(line.position),
    at,
    kind,
    role: line.role,
    restricts,
    until,
    ...(reason !== null && { reason }),
    ...(actorId !== undefined && { actor: { id: actorId, username: members.nameOf(actorId) } }),
    member: members.nameOf(line.userId),
    other: null,
    canLift: line.kind === 'UserSuspended' && remedies.lifted.has(line.eventId),
  }
}

function ofDesk(line: DeskActDoc, parts: LogParts): Entry {
  const { position, at, kind, role, title, code, actorId, bulkId, slug } = line
  const appeal = parts.appeals.get(line.appealId ?? '')
  const reason = appeal?.answer ?? line.reason
  return {
    ...nothing,
    position: numberOf(position),
    at: iso(at),
    kind,
    role,
    title,
    ...(code !== undefined && { code }),
    ...(reason !== undefined && { reason }),
    actor: { id: actorId, username: parts.members.nameOf(actorId) },
    store: slug === undefined ? null : { slug, name: parts.stores.get(slug)?.name ?? slug },
    other: toOther(line, parts),
    storeTo: parts.remedies.storesTo.get(position) ?? null,
    bulkId: canBeUndone(line) ? (bulkId ?? null) : null,
    ...(appeal !== undefined && ofAppeal(appeal, parts)),
  }
}

/** What was appealed: a post, or what was decided about the member. */
function ofAppeal(
  { postId, userId }: { readonly postId?: number; readonly userId: string },
  { posts, members }: LogParts,
): Pick<Entry, 'postId' | 'title' | 'member'> {
  const member = members.nameOf(userId)
  return postId === undefined
    ? { postId: null, title: '', member }
    : { postId, title: posts.get(String(postId))?.title ?? '', member }
}

function toOther(line: LogLine, { posts, stores }: LogParts): Entry['other'] {
  const other = otherOf(line)
  if (other === null) {
    return null
  }
  const { postId = null, slug = null } = other
  const title = postId === null ? stores.get(slug ?? '')?.name : posts.get(String(postId))?.title
  return { postId, slug, title: title ?? String(postId ?? slug) }
}
