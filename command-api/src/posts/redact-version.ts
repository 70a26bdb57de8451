import { canRedact, isPoster, type DomainEvent, type PostText, type Viewer } from '@deals/events'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { ownPost, readable } from './post.access.ts'
import { endOfSuggestion, waitingWith } from './post-suggestions.ts'
import type { PostState } from './post.state.ts'
import { removedIn, writerOf, writtenIn } from './post-versions.ts'

export interface RedactVersion {
  readonly caller: Viewer
  readonly version: number
  /** All words that the version wrote, where nothing is said. */
  readonly fields?: readonly PostText[] | undefined
  readonly reason: string
}

/** Takes words that others have replaced out of the past of a post; what stands now is edited first, or deleted. */
export function redactVersion(command: RedactVersion, state: PostState): DomainEvent[] | Refused {
  const { caller, version, reason } = command
  const post = readable(state, caller)
  if (isRefused(post)) {
    return post
  }
  if (isPoster(caller, post)) {
    return ownPost
  }
  if (!canRedact(caller, post)) {
    return refuse('not-allowed', { message: 'Only moderators remove words of earlier versions.' })
  }
  const found = post.versions.find((one) => one.version === version) ?? { version, texts: {}, removed: [] }
  const isWanted = (name: PostText) => command.fields?.includes(name) ?? true
  const there = writtenIn(found).filter(isWanted)
  const removed = removedIn(found).filter(isWanted)
  if (there.length + removed.length === 0) {
    return refuse('version-not-found')
  }
  const fields = there.filter((name) => writerOf(post.versions, name) !== version)
  const isTooEarly = command.fields === undefined ? fields.length + removed.length === 0 : fields.length < there.length
  if (isTooEarly) {
    return refuse('conflict', { message: 'These words stand in the post now. Edit them or delete the post first.' })
  }
  // Whoever removes the same again gets the same answer.
  if (fields.length === 0) {
    return []
  }
  // Who suggested the same words, or a longer text around them, has them among what waits for an answer.
  const waiting = waitingWith(post, found, fields)
  const declined = waiting.map((one) => endOfSuggestion(post, one, 'declined'))
  return [...declined, { type: 'PostVersionRedacted', data: { postId: post.postId, version, fields, reason } }]
}
