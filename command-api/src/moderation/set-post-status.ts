import {
  feedbackMaxLength,
  canModerate,
  isPoster,
  leadsInto,
  type DomainEvent,
  type moderationStatuses,
  type Viewer,
} from '@deals/events'
import type { OnPost } from '../platform/invocation.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { ownPost, readable } from '../posts/post.access.ts'
import type { ExistingPost, PostState } from '../posts/post.state.ts'
import { refuseDecided } from '../platform/decided-already.ts'

export interface SetPostStatus {
  readonly caller: Viewer
  readonly status: (typeof moderationStatuses)[number]
  readonly feedback: string | null
  readonly reason: string | null
  readonly version: number | null
}

/** The same as it is asked for. */
export interface StatusRequest extends OnPost {
  readonly status: SetPostStatus['status']
  readonly feedback?: string | null | undefined
  readonly reason?: string | null | undefined
  readonly version?: number | undefined
}
type Words = Pick<StatusRequest, 'feedback' | 'reason'>

const trimmed = (text: string | null | undefined) => ((text ?? '').trim() === '' ? null : (text ?? '').trim())
export const wordsOf = ({ feedback, reason }: Words) => ({ feedback: trimmed(feedback), reason: trimmed(reason) })

/** A moderator decides where a post belongs. */
export function setPostStatus(command: SetPostStatus, state: PostState): DomainEvent[] | Refused {
  const words = refuseWords(command)
  if (words !== null) {
    return words
  }
  const post = judged(command.caller, state)
  if (isRefused(post)) {
    return post
  }
  const isKnown = command.version === null || command.version === post.version
  if (command.status === 'deleted' && post.status === 'deleted' && isKnown) {
    return []
  }
  const isPossible = leadsInto(post.status, command.status)
  const late = refuseLate({ version: command.version, isPossible }, post)
  return late ?? [eventOf(command, post)]
}

/** Who decides about what they no longer have before them, or what somebody decided meanwhile, hears of it. */
export function refuseLate(
  { version, isPossible }: { readonly version: number | null; readonly isPossible: boolean },
  { version: current, lastDecision, mergedInto }: ExistingPost,
): Refused | null {
  if (version !== null && version !== current) {
    return lastDecision.version > version ? refuseDecided(lastDecision) : refuse('changed')
  }
  // What was merged leads elsewhere, so all that can be done about it is to take that back.
  return isPossible && mergedInto === null ? null : refuseDecided(lastDecision)
}

/** The post as something that this person may decide about. */
export function judged(caller: Viewer, state: PostState): ExistingPost | Refused {
  const post = readable(state, caller)
  if (isRefused(post)) {
    return post
  }
  if (!canModerate(caller)) {
    return refuse('not-allowed', { message: 'Only moderators decide about posts.' })
  }
  return isPoster(caller, post) ? ownPost : post
}

/** What a decision must say, whatever the post is. */
export function refuseWords({
  status,
  feedback,
  reason,
}: Pick<SetPostStatus, 'status' | 'feedback' | 'reason'>): Refused | null {
  if (status === 'poster-review' && (feedback === null || feedback.length > feedbackMaxLength)) {
    const message = `Say what should change, in 1 to ${feedbackMaxLength} characters`
    return refuse('invalid', { message, fields: { feedback: message } })
  }
  if (status === 'deleted' && (reason === null || reason.length > feedbackMaxLength)) {
    const message = 'Give a reason for the deletion'
    return refuse('invalid', { message, fields: { reason: message } })
  }
  return null
}

function eventOf({ status, feedback, reason }: SetPostStatus, post: ExistingPost): DomainEvent {
  const { postId, authorId, type, status: from } = post
  switch (status) {
    case 'poster-review':
    case 'staff-review': {
      const words = status === 'poster-review' ? feedback : (feedback ?? reason)
      return { type: 'PostSentToReview', data: { postId, from, to: status, feedback: words, findings: [] } }
    }
    case 'active':
      return from === 'expired'
        ? { type: 'PostRenewed', data: { postId, from } }
        : { type: 'PostApproved', data: { postId, authorId, from, to: 'active', type } }
    case 'expired':
      return { type: 'PostExpired', data: { postId, from, cause: 'moderator' } }
    case 'deleted':
      return { type: 'PostDeleted', data: { postId, authorId, from, cause: 'moderator', reason } }
  }
}
