import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

export const PostCommentsLocked = defineEvent({
  type: 'PostCommentsLocked',
  category: 'post',
  sealed: ['reason'],
  about: 'A moderator ended the talk under a post: what was said stays, and nobody adds to it.',
  schema: z.object({ postId: z.number().int(), reason: z.string() }),
})
export const PostCommentsUnlocked = defineEvent({
  type: 'PostCommentsUnlocked',
  category: 'post',
  about: 'The talk under a post goes on.',
  schema: z.object({ postId: z.number().int() }),
})

export const commentLockEvents = [PostCommentsLocked, PostCommentsUnlocked] as const
