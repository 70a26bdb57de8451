import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

const message = z.object({
  /** The member whose thread it is. */
  userId: z.string(),
  /** The post that it is about; null where it is about the member. */
  aboutPostId: z.number().int().nullable(),
  text: z.string(),
})
export const ModeratorWrote = defineEvent({
  type: 'ModeratorWrote',
  category: 'thread',
  sealed: ['text'],
  about: 'A moderator wrote to a member.',
  schema: message,
})
export const MemberAnswered = defineEvent({
  type: 'MemberAnswered',
  category: 'thread',
  sealed: ['text'],
  about: 'A member answered the moderators.',
  schema: message.extend({
    /** The moderator who wrote last. */
    answersId: z.string(),
  }),
})
export const threadEvents = [ModeratorWrote, MemberAnswered] as const
