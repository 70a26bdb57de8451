import {
  canAgreeToSuggestion,
  canAnswerSuggestion,
  type SuggestionDecision,
  type SuggestionView,
  type Viewer,
} from '@deals/events'
import type { Found, HistoryDoc, PostDoc, SuggestionDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { trustLevelOf } from '../platform/trust-level.ts'
import type { Members } from '../users/members.hydrator.ts'
import { toChanges } from './field-changes.view.ts'

/** A suggestion with the post that it is about, and the lines of its history since. */
export interface SuggestionParts {
  readonly suggestion: Found<SuggestionDoc>
  readonly post: PostDoc
  readonly content: string
  readonly since: readonly HistoryDoc[]
}

/** What the viewer may answer; the same that the rule asks. */
export function answersOf(
  viewer: Viewer | null,
  { suggestion, post }: Pick<SuggestionParts, 'suggestion' | 'post'>,
): SuggestionDecision[] {
  const { userId, agreedByIds, appliedAs } = suggestion
  if (viewer?.id === userId) {
    return appliedAs === undefined ? ['withdraw'] : []
  }
  const about = { authorId: post.authorId, userId }
  const isStale = suggestion.stale.length > 0
  if (canAnswerSuggestion(viewer, about)) {
    return isStale ? ['decline'] : ['accept', 'decline']
  }
  const hasAgreed = viewer !== null && agreedByIds.includes(viewer.id)
  return canAgreeToSuggestion(viewer, about) && !isStale && !hasAgreed && appliedAs === undefined ? ['agree'] : []
}

export function toSuggestion(
  parts: SuggestionParts,
  { viewer, members, now }: { viewer: Viewer | null; members: Members; now: number },
): SuggestionView {
  const { suggestion, post } = parts
  const { _id: id, userId, reason, at, agreedByIds, stale } = suggestion
  const member = members.get(userId)
  return {
    id,
    postId: post.postId,
    title: post.title,
    poster: members.nameOf(post.authorId),
    username: members.nameOf(userId),
    trustLevel: member === undefined ? 0 : trustLevelOf(member, now),
    currency: post.currency,
    reason,
    at: iso(at),
    changes: changesOf(parts),
    isStale: stale.length > 0,
    isApplied: suggestion.appliedAs !== undefined,
    agreedBy: agreedByIds.map((one) => members.nameOf(one)),
    may: answersOf(viewer, parts),
  }
}

/** Each field as it was when it was suggested, as it would be or is, and where the post has changed since as it is now. */
function changesOf({ suggestion, post, content, since }: SuggestionParts): SuggestionView['changes'] {
  const standing = new Map<string, unknown>(Object.entries({ ...post, content }))
  const ended = (name: string) => since.find(({ changes }) => changes?.[name] !== undefined)?.changes?.[name]
  const { stale, changes } = suggestion
  const isStale = (name: string) => stale.includes(name)
  const wanted = Object.entries<unknown>(changes).map(([name, to]) => {
    const now = standing.get(name) ?? null
    const isBehind = isStale(name) || suggestion.appliedAs !== undefined
    const before = isBehind ? ended(name) : undefined
    const removed = before?.removed?.includes('from') === true ? (['from'] as const) : undefined
    return { name, to, now, from: isBehind ? before?.from : now, removed }
  })
  const told = toChanges(Object.fromEntries(wanted.map(({ name, from, to, removed }) => [name, { from, to, removed }])))
  const present = toChanges(Object.fromEntries(wanted.map(({ name, now, to }) => [name, { from: now, to }])))
  return Object.fromEntries(
    Object.entries(told).map(([name, change]) => [
      name,
      isStale(name) ? { ...change, now: present[name]?.from } : change,
    ]),
  )
}
