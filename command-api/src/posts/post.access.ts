import { canRead, isPoster, type PostFacts, type Viewer } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { ExistingPost, PostState } from './post.state.ts'

/** Counts that the log of one post cannot tell; the read side does. */
export interface PostCounts {
  readonly votes: number
  readonly voters: number
  readonly comments: number
}

/** What was merged takes no votes and no words any more. */
export const mergedSentence = 'This post was merged into another one. Please go on there.'

/** To whoever would judge what they posted. */
export const ownPost = refuse('not-allowed', { message: 'You cannot decide about your own post.' })

/** A post as the shared policy reads it. */
export function factsOf(post: ExistingPost, counts: PostCounts = { votes: 0, voters: 0, comments: 0 }): PostFacts {
  const { authorId, status, publishedAt, expiredAt, mergedInto } = post
  return {
    authorId,
    status,
    publishedAt,
    expiredAt,
    mergedInto,
    votes: counts.votes,
    voteCount: counts.voters,
    commentCount: counts.comments,
  }
}

/** The post, or the 404 that this viewer gets. */
export function readable(state: PostState, viewer: Viewer): ExistingPost | Refused {
  if (state.status === 'missing') {
    return refuse('post-not-found')
  }
  if (canRead(viewer, state)) {
    return state
  }
  const isHeld = state.status !== 'deleted' && state.publishedAt !== null
  return refuse(isHeld ? 'post-under-review' : 'post-not-found')
}

/** The post as something to vote on, save or talk about: it must be public; only its poster hears why it is not. */
export function openPost(state: PostState, viewer: Viewer): ExistingPost | Refused {
  if (state.status === 'missing') {
    return refuse('post-not-found')
  }
  if (state.status === 'active' || state.status === 'expired') {
    return state
  }
  if (isPoster(viewer, state)) {
    const why = state.status === 'deleted' ? 'This post was deleted.' : 'This post is under review.'
    return refuse('conflict', { message: why })
  }
  const isHeld = state.status !== 'deleted' && state.publishedAt !== null
  return refuse(isHeld ? 'post-under-review' : 'post-not-found')
}
