import type { CommentView } from '@deals/events'
import { commentVotes, type CommentDoc, type CommentVoteDoc } from '@deals/projector/read-models'
import { documentsWhileUnchanged } from '../platform/each-while-unchanged.ts'
import type { Asking } from '../platform/ports.ts'
import { findMembers, type Members } from '../users/members.hydrator.ts'
import { storesSpokenFor } from '../stores/representatives.hydrator.ts'
import { viewerReadUntil } from '../visits/known-visits.hydrator.ts'
import { toCommentView, type PostOfComment } from './comment.view.ts'

/** Who wrote some comments, whoever reads them. */
export interface Authors {
  readonly members: Members
  readonly speaksFor: Awaited<ReturnType<typeof storesSpokenFor>>
}

export async function authorsOf(asking: Pick<Asking, 'readModels'>, comments: readonly CommentDoc[]): Promise<Authors> {
  const authors = comments.map(({ authorId }) => authorId)
  const [members, speaksFor] = await Promise.all([findMembers(asking, authors), storesSpokenFor(asking, authors)])
  return { members, speaksFor }
}

/** Makes views of a page of comments: authors and the viewer's votes are loaded in one read each. */
export async function commentViews(
  asking: Asking,
  comments: readonly CommentDoc[],
  authors: Authors | Promise<Authors> = authorsOf(asking, comments),
): Promise<(comment: CommentDoc, post: PostOfComment) => CommentView> {
  const [{ members, speaksFor }, votes, readUntil] = await Promise.all([
    authors,
    viewerVotes(asking, comments),
    viewerReadUntil(asking),
  ])
  return (comment, post) =>
    toCommentView(comment, {
      author: members.get(comment.authorId),
      post,
      isVerified: speaksFor(comment.authorId, post.storeSlug),
      vote: votes.get(comment.commentId),
      isNew: comment.authorId !== asking.viewer?.id && comment.createdAt > (readUntil(post.postId) ?? Infinity),
      now: asking.now,
    })
}

const votesKept = documentsWhileUnchanged(commentVotes, { most: 20_000 })

async function viewerVotes(
  { readModels, viewer }: Asking,
  comments: readonly CommentDoc[],
): Promise<Map<number, CommentVoteDoc>> {
  if (viewer === null || comments.length === 0) {
    return new Map()
  }
  const ids = comments.map(({ commentId }) => `${commentId}:${viewer.id}`)
  const votes = await votesKept(readModels, ids)
  return new Map([...votes.values()].map((vote) => [vote.commentId, vote]))
}
