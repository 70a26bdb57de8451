import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

/** What can be appealed: what became of a post, or what was decided about a member. */
export const appealSubjects = ['post', 'sanction'] as const
/** The decision stands, or it is taken back. */
export const appealOutcomes = ['upheld', 'overturned'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

const appeal = z.object({
  /** The id of the event that is appealed; there is one appeal of each. */
  decisionId: z.string(),
  /** Who appeals. */
  userId: z.string(),
})
export const AppealOpened = defineEvent({
  type: 'AppealOpened',
  category: 'appeal',
  sealed: ['text'],
  about: 'A member asked that another moderator looks at a decision.',
  schema: appeal.extend({
    about: z.enum(appealSubjects),
    /** The post that was decided about; null where it was a member. */
    aboutPost: z.number().int().nullable(),
    /** Who decided what is appealed, and when. */
    decidedById: z.string(),
    decidedAt: z.number(),
    text: z.string(),
  }),
})
export const AppealDecided = defineEvent({
  type: 'AppealDecided',
  category: 'appeal',
  sealed: ['answer'],
  about: 'A moderator who had not made the decision upheld it, or overturned it.',
  schema: appeal.extend({ outcome: z.enum(appealOutcomes), answer: z.string() }),
})
export const appealEvents = [AppealOpened, AppealDecided] as const
