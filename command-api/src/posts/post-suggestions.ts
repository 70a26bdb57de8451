import {
  ERASED_TEXT,
  factTime,
  postTexts,
  type AnyRecorded,
  type DomainEvent,
  type PostFields,
  type PostText,
  type RecordedOf,
  type ShelfOfPost,
  type SuggestionOutcome,
} from '@deals/events'
import type { Decision } from '../platform/decided-already.ts'
import type { LastDecision } from './post-decisions.ts'
import { writerOf, type PostVersion, type PostVersions } from './post-versions.ts'
import { hasPieceOf, piecesGone } from './removed-pieces.ts'

/** An edit that somebody suggests, and what became of it. */
export interface Suggestion {
  readonly id: string
  readonly userId: string
  readonly changes: Partial<PostFields>
  /** Revision of the event that suggested it. */
  readonly suggestedAs: number
  /** What stood in these fields when it was suggested. */
  readonly before: Partial<PostFields>
  readonly reason: string
  readonly agreedByIds: readonly string[]
  /** Revision of the event by which it stands already, the edit behind it; null where it waits or waited. */
  readonly appliedAs: number | null
  /** Null while it waits; an outcome is null where the post itself is no more. */
  readonly ended: (Decision & { readonly outcome: SuggestionOutcome | null }) | null
  /** Revision of the decision about the post that ended it, with which it comes back; null of any other end. */
  readonly endedAs: number | null
}
export type Suggestions = readonly Suggestion[]

type FieldName = keyof PostFields
// How a price stands follows from other fields and from other posts.
const isOwnField = (name: string, fields: object): name is FieldName => name in fields && name !== 'priceStanding'

export function suggested(before: Suggestions, event: RecordedOf<'EditSuggested'>, fields: PostFields): Suggestions {
  const { suggestionId: id, userId, changes, reason } = event.data
  const stood = Object.fromEntries(Object.entries(fields).filter(([name]) => name in changes))
  const made = { id, userId, changes, suggestedAs: event.revision, before: stood, reason }
  return [...before, { ...made, agreedByIds: [], appliedAs: null, ended: null, endedAs: null }]
}

export function agreed(before: Suggestions, { data }: RecordedOf<'EditSuggestionAgreed'>): Suggestions {
  return before.map((one) =>
    one.id === data.suggestionId ? { ...one, agreedByIds: [...one.agreedByIds, data.agreedById] } : one,
  )
}

export function applied(before: Suggestions, { data, revision }: RecordedOf<'EditSuggestionApplied'>): Suggestions {
  return before.map((one) => (one.id === data.suggestionId ? { ...one, appliedAs: revision } : one))
}

/** What stands already and is then written over waits for nobody's answer any more. */
export function writtenOver(before: Suggestions, event: RecordedOf<'PostEdited'>): Suggestions {
  const end = { outcome: null, word: 'edited again', byId: event.meta.actor.id, at: factTime(event) }
  const isOver = ({ appliedAs, ended: known, endedAs, changes }: Suggestion) =>
    appliedAs !== null &&
    (known === null || endedAs !== null) &&
    event.revision !== appliedAs + 1 &&
    Object.keys(event.data.changes).some((name) => name in changes)
  return before.map((one) => (isOver(one) ? { ...one, ended: end, endedAs: null } : one))
}

export function ended(before: Suggestions, event: RecordedOf<'EditSuggestionEnded'>): Suggestions {
  const { suggestionId, outcome } = event.data
  return before.map((one) =>
    one.id === suggestionId
      ? { ...one, ended: { outcome, word: outcome, byId: event.meta.actor.id, at: factTime(event) }, endedAs: null }
      : one,
  )
}

/** What stands already and is taken back brings back no words that were removed meanwhile. */
export function withoutRemoved(
  before: Suggestions,
  { data: { version, fields } }: RecordedOf<'PostVersionRedacted'>,
  versions: PostVersions,
): Suggestions {
  const restores = (name: string, appliedAs: number) =>
    !fields.some((field) => field === name && writerOf(versions, field, appliedAs) === version)
  return before.map((one) => {
    const { appliedAs, before: stood } = one
    return appliedAs === null
      ? one
      : { ...one, before: Object.fromEntries(Object.entries(stood).filter(([name]) => restores(name, appliedAs))) }
  })
}

/** The words of a poster who left are those that stay: what waits is held to them, and none from before come back. */
export function withKeptWords(
  before: Suggestions,
  { data }: RecordedOf<'PostKept'>,
  versions: PostVersions,
): Suggestions {
  return before.map((one) => {
    const { title: _title, content: _content, subtitle: _subtitle, ...others } = one.before
    const stood = postTexts.filter((name) => name in one.before && (writerOf(versions, name) ?? 0) <= one.suggestedAs)
    const kept = Object.fromEntries(stood.map((name) => [name, data[name]]))
    return { ...one, before: one.appliedAs === null ? { ...one.before, ...kept } : others }
  })
}

/** Where a move of sub-categories puts the post nobody edited it: what waits is held to where it stands now. */
export function movedAlong(before: Suggestions, from: ShelfOfPost, to: ShelfOfPost): Suggestions {
  return before.map((one) => {
    const { categorySlug, subCategorySlug } = one.before
    const stood = {
      ...(categorySlug === from.categorySlug && { categorySlug: to.categorySlug }),
      ...(subCategorySlug === from.subCategorySlug && { subCategorySlug: to.subCategorySlug }),
    }
    return { ...one, before: { ...one.before, ...stood } }
  })
}

export const endOfSuggestion = (
  { postId }: { postId: number },
  { id: suggestionId, userId, agreedByIds }: Suggestion,
  outcome: SuggestionOutcome,
): DomainEvent => ({
  type: 'EditSuggestionEnded',
  data: { postId, suggestionId, userId, outcome, agreedByIds: [...agreedByIds] },
})

interface SuggestedOf {
  readonly suggestions: Suggestions
  readonly lastDecision: LastDecision
  readonly fields: PostFields
}
/**
 * Those that wait, or would again if the last decision was taken back, with words that a version wrote in these fields:
 * with all of them, or with some that stand no more.
 */
export function waitingWith(
  { suggestions: all, lastDecision, fields: standing }: SuggestedOf,
  { texts }: PostVersion,
  fields: readonly PostText[],
): Suggestions {
  const stands = postTexts.flatMap((name) => standing[name] ?? [])
  const pieces = fields.flatMap((name) => piecesGone(texts[name] ?? '', stands))
  const isTheSame = ({ changes }: Suggestion) => fields.some((name) => texts[name] && changes[name] === texts[name])
  const saysSome = ({ changes, reason }: Suggestion) =>
    [reason, ...postTexts.map((name) => changes[name] ?? '')].some((text) => hasPieceOf(text, pieces))
  const mayWait = ({ ended: known, endedAs }: Suggestion) =>
    known === null || (lastDecision.isByModerator && endedAs === lastDecision.version)
  return all.filter((one) => mayWait(one) && one.appliedAs === null && (isTheSame(one) || saysSome(one)))
}

/** With its post everything ends that was suggested of it. */
export function allEnded(before: Suggestions, event: AnyRecorded, word: string): Suggestions {
  const end = { outcome: null, word, byId: event.meta.actor.id, at: factTime(event) }
  return before.map((one) => (one.ended === null ? { ...one, ended: end, endedAs: event.revision } : one))
}

/** What a decision about the post ended waits again as it did once that is taken back; what ended by itself does not. */
export function backAgain(before: Suggestions, { data: { undone } }: RecordedOf<'PostDecisionUndone'>): Suggestions {
  return before.map((one) => (one.endedAs === undone ? { ...one, ended: null, endedAs: null } : one))
}

/** Fields in which the post has changed since. */
export function staleFields({ changes, before }: Suggestion, fields: PostFields): FieldName[] {
  return Object.keys(changes).filter(
    (name): name is FieldName =>
      isOwnField(name, fields) && JSON.stringify(before[name]) !== JSON.stringify(fields[name]),
  )
}

/** Who suggested it has left, and the words with them. */
export const isErased = ({ changes, reason }: Suggestion): boolean =>
  [changes.title, changes.content, changes.subtitle, reason].includes(ERASED_TEXT)
