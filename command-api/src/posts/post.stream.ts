import { streamOf, type DomainEvent, type PostStatus } from '@deals/events'
import { decideAndAppend, type Decided } from '../platform/decide-and-append.ts'
import { loadState, type LogPorts } from '../platform/fold.ts'
import type { Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { postFold, type PostState } from './post.state.ts'

export interface PostDecision {
  readonly by: Invocation
  readonly postId: number
  readonly rule: (state: PostState) => readonly DomainEvent[] | Refused
}
export interface StatusAnswer {
  readonly status: PostStatus
  readonly version: number
}

export function loadPost(ports: LogPorts, postId: number): Promise<PostState> {
  return loadState(ports, streamOf.post(postId), postFold)
}

/** Decides on one post; what is written about it is sealed with its poster's key. */
export function decideOnPost(
  ports: LogPorts,
  { by, postId, rule }: PostDecision,
): Promise<Decided<PostState> | Refused> {
  return decideAndAppend(ports, by, {
    stream: streamOf.post(postId),
    fold: postFold,
    decide: rule,
    subject: (state) => (state.status === 'missing' ? undefined : state.authorId),
  })
}

/** Where the post stands after a decision. */
export function statusAnswer(decided: Decided<PostState> | Refused): Outcome<StatusAnswer> {
  if (isRefused(decided)) {
    return decided
  }
  const { after, position } = decided
  return after.status === 'missing'
    ? refuse('post-not-found')
    : done({ status: after.status, version: after.version }, position)
}
