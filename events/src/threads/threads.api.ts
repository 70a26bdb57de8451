import { z } from 'zod'

/** The longest message of a thread. */
export const threadTextLimit = 2_000
/** So often a member writes before a moderator answered. */
export const mostUnanswered = 5

const text = z.string('Write something').max(10_000)
export const answerForm = z.strictObject({ text })
export const messageForm = z.strictObject({ text, postId: z.number().int().nullish() })
export type MessageForm = z.infer<typeof messageForm>
export const writtenReply = z.object({ written: z.literal(true) })

const threadMessage = z.object({
  position: z.number(),
  at: z.string(),
  isByModerator: z.boolean(),
  /** Which moderator it was is told to moderators alone. */
  by: z.string().nullable(),
  post: z.object({ id: z.number(), title: z.string() }).nullable(),
  text: z.string(),
})
export type ThreadMessage = z.infer<typeof threadMessage>
/** What moderators and a member wrote to each other, the oldest first. */
export const threadView = z.object({ messages: z.array(threadMessage), mayWrite: z.boolean() })
export type ThreadView = z.infer<typeof threadView>
