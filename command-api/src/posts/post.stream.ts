import { streamOf, type DomainEvent, type PostStatus, type Viewer } from '@deals/events'
import { decideAndAppend, type Decided } from '../platform/decide-and-append.ts'
import { knownState, loadState, type LogPorts } from '../platform/fold.ts'
import type { Invocation } from '../platform/invocation.ts'
import type { KnownStream } from '../platform/known-streams.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { openPost } from './post.access.ts'
import { postFold, type PostOutline, type PostState } from './post.state.ts'

export interface PostDecision {
  readonly by: Invocation
  readonly postId: number
  readonly rule: (state: PostState) => readonly DomainEvent[] | Refused
  /** Whose words are written, where they are not the poster's. */
  readonly wordsOf?: string
}
export interface StatusAnswer {
  readonly status: PostStatus
  readonly version: number
}

export function loadPost(ports: LogPorts, postId: number): Promise<PostState> {
  return loadState(ports, streamOf.post(postId), postFold)
}

const folded = new WeakMap<KnownStream, PostState>()

/** A post as it was a moment ago, if that is enough, for whoever asks nothing of its words. */
export function knownPost(
  ports: LogPorts,
  postId: number,
  isEnough: (state: PostState) => boolean,
): Promise<PostState> {
  return knownState(ports, { stream: streamOf.post(postId), fold: postFold, staysSealed: true, folded }, isEnough)
}

/** A post as something to vote on, save or talk about, or the answer that this viewer gets instead. */
export async function loadOpenPost(ports: LogPorts, postId: number, viewer: Viewer): Promise<PostOutline | Refused> {
  return openPost(await knownPost(ports, postId, (state) => !isRefused(openPost(state, viewer))), viewer)
}

/** Decides on one post; what is written about it is sealed with its poster's key, unless it is another one's. */
export function decideOnPost(
  ports: LogPorts,
  { by, postId, rule, wordsOf }: PostDecision,
): Promise<Decided<PostState> | Refused> {
  return decideAndAppend(ports, by, {
    stream: streamOf.post(postId),
    fold: postFold,
    decide: rule,
    subject: (state) => wordsOf ?? (state.status === 'missing' ? undefined : state.authorId),
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
