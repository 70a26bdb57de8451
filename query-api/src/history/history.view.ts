import { isChosenRole, numberOf, reasonGroupOf, streamOf, type HistoryEntry, type PostText } from '@deals/events'
import type { HistoryDoc, HistoryHeadDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { toChanges } from '../posts/field-changes.view.ts'
import type { Members } from '../users/members.hydrator.ts'

/** Kinds whose own words were written for everybody. */
const openReasons = ['PostEdited', 'PostCommentsLocked']

/** A line as somebody reads it: with the words of a reason, or with no more than what it is about. */
export type HistoryLine = HistoryDoc & { reasonGroup?: string; removable?: PostText[] }

/** What everybody may read of a line: the role says enough, and words to one person are not for all. */
export function toPublicLine({ actorId: _actorId, reason, ...line }: HistoryDoc): HistoryLine[] {
  if (!line.isPublic) {
    return []
  }
  if (openReasons.includes(line.kind)) {
    return [{ ...line, ...(reason !== undefined && { reason }) }]
  }
  const group = isChosenRole(line.role) ? reasonGroupOf(reason) : null
  return [{ ...line, ...(group !== null && { reasonGroup: group }) }]
}

/** With the words that may be removed: those in whose place others stand. */
export function withRemovable(line: HistoryDoc, head: HistoryHeadDoc | null): HistoryLine {
  const { stream, revision, texts = [] } = line
  const isReadable = head !== null && stream === streamOf.post(line.postId) && revision >= (head.keptAt ?? 0)
  const removable = isReadable ? texts.filter((name) => head.standing[name] !== revision) : []
  return removable.length === 0 ? line : { ...line, removable }
}

/** Everybody whom a line names. */
export const peopleIn = ({ actorId, suggestion }: HistoryDoc): string[] => [
  ...(actorId === undefined ? [] : [actorId]),
  ...(suggestion === undefined ? [] : [suggestion.byId, ...suggestion.agreedByIds]),
]

export function toHistoryLine(line: HistoryLine, members: Members): HistoryEntry {
  const { position, at, kind, role, from, to, reason, reasonGroup, code, score, suggestion, changes, actorId } = line
  return {
    position: numberOf(position),
    at: iso(at),
    kind,
    role,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(reason !== undefined && { reason }),
    ...(reasonGroup !== undefined && { reasonGroup }),
    ...(code !== undefined && { code }),
    ...(score !== undefined && { score }),
    ...(suggestion !== undefined && {
      suggestion: {
        by: members.nameOf(suggestion.byId),
        agreedBy: suggestion.agreedByIds.map((id) => members.nameOf(id)),
      },
    }),
    ...(changes !== undefined && { changes: toChanges(changes) }),
    ...wordsOf(line),
    ...(actorId !== undefined && { actor: { id: actorId, username: members.nameOf(actorId) } }),
  }
}

/** Which words it wrote, and what moderators removed. */
function wordsOf({ texts, removed, removable, redaction, revision }: HistoryLine): Partial<HistoryEntry> {
  return {
    ...((texts ?? removed) !== undefined && { version: revision }),
    ...(removed !== undefined && { removed }),
    ...(removable !== undefined && { removable }),
    ...(redaction !== undefined && { redaction: { ...redaction, at: iso(redaction.at) } }),
  }
}
