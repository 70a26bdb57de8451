import type { CollectionSchema } from '../platform/read-models.ts'

/** id: commentId */
export interface CommentDoc {
  commentId: number
  postId: number
  parentId?: number
  rootId: number
  depth: number
  authorId: string
  /** Whose post it stands below. */
  posterId: string
  /** `readByAll`; the poster alone, where the post does not stand open; or `readByNobody`, once deleted. Who was chosen reads more. */
  readBy: string
  /** Absent once deleted. */
  content?: string
  /** The text of a deleted comment, for its restoration; never shown. */
  removedContent?: string
  deletedBy?: 'author' | 'moderator'
  deletedReason?: string
  createdAt: number
  edited: boolean
  votes: number
  ups: number
  downs: number
  /** Lower Wilson bound (80%), and the controversy of the votes: sorting keys. */
  wilson: number
  controversy: number
  voteTotal: number
  /** It had the votes of a helpful comment once; what is taken back later takes nothing away. */
  hasHelped?: true
  /** It had them and it stands: a badge of its author counts it. */
  helpful?: true
  /** Answers that exist, deleted ones too. */
  replyCount: number
}
/** No id of a member. */
export const readByAll = '*'
export const readByNobody = '-'
export const comments: CollectionSchema<CommentDoc> = {
  name: 'comments',
  fields: {
    commentId: 'number',
    postId: 'number',
    parentId: 'number',
    rootId: 'number',
    depth: 'number',
    authorId: 'text',
    createdAt: 'number',
    votes: 'number',
    wilson: 'number',
    controversy: 'number',
    voteTotal: 'number',
    helpful: 'boolean',
    readBy: 'text',
  },
  indexes: [
    ['postId', 'depth', '-votes', '-wilson', 'createdAt'],
    ['postId', 'depth', '-controversy', '-voteTotal', '-createdAt'],
    ['postId', 'depth', '-createdAt'],
    ['postId', 'depth', 'createdAt'],
    ['rootId', 'createdAt'],
    ['authorId', '-createdAt'],
    ['authorId', 'helpful'],
  ],
  counts: [
    ['postId', 'depth'],
    ['authorId', 'readBy'],
  ],
}
/** A post that not everybody reads. id: postId */
export interface HeldPostDoc {
  postId: number
}
export const heldPosts: CollectionSchema<HeldPostDoc> = { name: 'comments_held_posts', fields: {}, indexes: [] }

/** id: `${commentId}:${userId}` */
export interface CommentVoteDoc {
  commentId: number
  postId: number
  userId: string
  value: 1 | -1 | 0
}
export const commentVotes: CollectionSchema<CommentVoteDoc> = {
  name: 'comment_votes',
  fields: { commentId: 'number', postId: 'number', userId: 'text' },
  indexes: [['userId']],
}
