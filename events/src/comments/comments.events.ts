import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'
import { previousVote, voteValue } from '../votes/votes.events.ts'

const ids = z.object({ commentId: z.number().int(), postId: z.number().int() })
/** What changes the count of a member's comments says whose comment it is, so that views of members need no look-up. */
const ofAuthor = ids.extend({ authorId: z.string(), parentId: z.number().int().nullable() })

export const CommentPosted = defineEvent({
  type: 'CommentPosted',
  category: 'comment',
  sealed: ['content'],
  about: 'A member commented on a post or answered a comment.',
  schema: ids.extend({
    authorId: z.string(),
    parentId: z.number().int().nullable(),
    /** The top-level comment of the thread; the comment itself at depth 0. */
    rootId: z.number().int(),
    depth: z.number().int().min(0),
    content: z.string(),
    postAuthorId: z.string(),
    parentAuthorId: z.string().nullable(),
    mentions: z.array(z.string()).max(5),
  }),
})
export const CommentEdited = defineEvent({
  type: 'CommentEdited',
  category: 'comment',
  sealed: ['content'],
  about: 'The author changed a comment.',
  schema: ids.extend({ content: z.string(), grace: z.boolean() }),
})
export const CommentDeleted = defineEvent({
  type: 'CommentDeleted',
  category: 'comment',
  sealed: ['reason'],
  about: 'A comment was removed; its answers stay.',
  schema: ofAuthor.extend({
    cause: z.enum(['author', 'moderator']),
    reason: z.string().nullable(),
  }),
})
export const CommentRestored = defineEvent({
  type: 'CommentRestored',
  category: 'comment',
  about: 'A moderator brought a comment back.',
  schema: ofAuthor,
})
const commentVote = ids.extend({ userId: z.string(), authorId: z.string(), previous: previousVote })
export const CommentVoteCast = defineEvent({
  type: 'CommentVoteCast',
  category: 'cvote',
  about: 'A member voted on a comment.',
  schema: commentVote.extend({ value: voteValue }),
})
export const CommentVoteCleared = defineEvent({
  type: 'CommentVoteCleared',
  category: 'cvote',
  about: 'A member took the vote on a comment back.',
  schema: commentVote,
})
export const commentEvents = [
  CommentPosted,
  CommentEdited,
  CommentDeleted,
  CommentRestored,
  CommentVoteCast,
  CommentVoteCleared,
] as const
