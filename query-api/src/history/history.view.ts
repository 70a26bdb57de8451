import {
  isChosenRole,
  numberOf,
  reasonGroupOf,
  streamOf,
  toMajorUnits,
  type HistoryEntry,
  type PostText,
} from '@deals/events'
import type { HistoryDoc, HistoryHeadDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
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

const amounts = ['price', 'originalPrice', 'shippingCost']
const times = ['startsAt', 'expiresAt']
/** Follow from other fields and say nothing to a reader. */
const derived = ['urlKey', 'priceStanding']

type Side = 'from' | 'to'
type Changes = Readonly<
  Record<string, { readonly from: unknown; readonly to: unknown; readonly removed?: readonly Side[] | undefined }>
>

export function toChanges(changes: Changes): NonNullable<HistoryEntry['changes']> {
  const told = Object.entries(changes).filter(([name]) => !derived.includes(name))
  return Object.fromEntries(
    told.map(([name, { from, to, removed }]) => [
      name,
      { from: toValue(name, from), to: toValue(name, to), ...(removed !== undefined && { removed: [...removed] }) },
    ]),
  )
}

function toValue(name: string, value: unknown) {
  if (typeof value !== 'number') {
    return value
  }
  return amounts.includes(name) ? toMajorUnits(value) : times.includes(name) ? iso(value) : value
}
