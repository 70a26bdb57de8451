import { z } from 'zod'
import { commentMaxLength } from './comment-length.ts'
export const commentView = z.object({
  id: z.number(),
  /** null when it was deleted. */
  content: z.string().nullable(),
  /** null when it was deleted or its author is gone. */
  username: z.string().nullable(),
  /** The picture of its author; left out where there is none, for lists are long. */
  avatarUrl: z.string().optional(),
  parentId: z.number().nullable(),
  depth: z.number(),
  votes: z.number(),
  userVote: z.union([z.literal(1), z.literal(-1)]).nullable(),
  createdAt: z.string(),
  edited: z.boolean(),
  hasReply: z.boolean(),
  deletedBy: z.enum(['author', 'moderator']).nullable(),
  reason: z.string().nullable(),
  badges: z.array(z.enum(['Poster', 'Moderator', 'Store', 'Verified rep', 'New member', 'Trusted'])),
  postId: z.number(),
  /** Somebody else wrote it since the member had the post open last; absent where they have read it, or nobody knows. */
  isNew: z.literal(true).optional(),
})
export type CommentView = z.infer<typeof commentView>
/** A page of top-level comments, each followed by its answers down to the asked depth, flat. */
export const commentList = z.object({
  comments: z.array(commentView),
  pagination: z.object({ page: z.number(), limit: z.number(), total: z.number(), totalPages: z.number() }),
  commentCounts: z.object({ total: z.number(), topLevel: z.number() }),
})
export type CommentList = z.infer<typeof commentList>
export const commentPath = z.object({
  comments: z.array(commentView),
  /** The post below which they are listed, where their own was merged into it; left out elsewhere. */
  shownBelow: z.number().optional(),
})
export type CommentPath = z.infer<typeof commentPath>
/** Longer ones than a comment may be are told so by its rule; from here on they are not read. */
const writtenComment = z.string().max(5 * commentMaxLength, `A comment has at most ${commentMaxLength} characters`)
/** What a change of a comment left. */
export const commentChange = z.object({
  id: z.number(),
  content: z.string().nullish(),
  deletedBy: z.enum(['author', 'moderator']).nullish(),
})
export const addCommentRequest = z.strictObject({
  content: writtenComment,
  depth: z.number().int().min(0),
  postId: z.number().int(),
  parentId: z.number().int().nullish(),
})
export const editCommentRequest = z.strictObject({ content: writtenComment })

/** How a comment came to stand as it does, oldest first; words that nobody can read any more stand as removed. */
export const commentHistory = z.object({
  postId: z.number(),
  steps: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(['posted', 'edited', 'deleted', 'restored']),
      by: z.string(),
      /** What it said from then on; null where its words did not change. */
      content: z.string().nullable(),
      /** Why it was taken away, where somebody said. */
      reason: z.string().nullable(),
    }),
  ),
})
export type CommentHistory = z.infer<typeof commentHistory>
