import { isNewMember, isTrusted, speaksAsModerator, type CommentView } from '@deals/events'
import type { CommentDoc, CommentVoteDoc, PostDoc, UserDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { trustLevelOf } from '../platform/trust-level.ts'

/** What has to be known of the post. */
export type PostOfComment = Pick<PostDoc, 'postId' | 'authorId' | 'affiliated' | 'storeSlug'>

export interface CommentParts {
  author: UserDoc | undefined
  post: PostOfComment
  /** Staff verified that the author speaks for the store of the post. */
  isVerified: boolean
  vote: CommentVoteDoc | undefined
  isNew: boolean
  now: number
}

/** What a reader should know of who speaks. */
function badgesOf(comment: CommentDoc, { author, post, isVerified, now }: CommentParts): CommentView['badges'] {
  if (author === undefined) {
    return []
  }
  const standing = { trustLevel: trustLevelOf(author, now) }
  const isPoster = comment.authorId === post.authorId
  return [
    ...(isPoster ? (['Poster'] as const) : []),
    ...(speaksAsModerator(author) ? (['Moderator'] as const) : []),
    ...(isPoster && post.affiliated ? (['Store'] as const) : []),
    ...(isVerified ? (['Verified rep'] as const) : []),
    ...(isNewMember(standing) ? (['New member'] as const) : []),
    ...(isTrusted(standing) ? (['Trusted'] as const) : []),
  ]
}

/** A comment as it leaves; of a deleted one only its place remains. */
export function toCommentView(comment: CommentDoc, parts: CommentParts): CommentView {
  const isDeleted = comment.deletedBy !== undefined
  const value = parts.vote?.value ?? 0
  return {
    id: comment.commentId,
    content: isDeleted ? null : (comment.content ?? null),
    username: isDeleted ? null : (parts.author?.username ?? null),
    ...(!isDeleted && parts.author?.avatarUrl !== undefined && { avatarUrl: parts.author.avatarUrl }),
    parentId: comment.parentId ?? null,
    depth: comment.depth,
    votes: comment.votes,
    userVote: value === 0 ? null : value,
    createdAt: iso(comment.createdAt),
    edited: comment.edited,
    hasReply: comment.replyCount > 0,
    deletedBy: comment.deletedBy ?? null,
    reason: comment.deletedReason ?? null,
    badges: isDeleted ? [] : badgesOf(comment, parts),
    postId: comment.postId,
    ...(parts.isNew && !isDeleted && { isNew: true }),
  }
}
