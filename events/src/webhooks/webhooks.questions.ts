import { z } from 'zod'
import { changeView, postChanges } from '../feeds/changes.api.ts'
import { placeField, postIdField, readAfter, userIdField } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'
import { webhookSubject } from './webhooks.api.ts'

/** What workers and command-api ask about what webhooks follow. */
export const webhookQuestions = {
  isFollowable: processCall('Whether there is such a thing to follow, and everybody may see it.', {
    asks: webhookSubject,
    answers: z.boolean(),
  }),
  changeAt: processCall(
    'What the event at a position changed of a post, as everybody may see it now, and by which keys webhooks that follow it are found; null where it is nothing, or a search does not find the post.',
    {
      asks: readAfter.extend({ postId: postIdField, position: placeField, search: z.string().nullable() }),
      answers: z.object({ change: changeView, keys: z.array(z.string()) }).nullable(),
    },
  ),
}

const webhookRef = z.object({ userId: userIdField, webhookId: z.string() })
/** A webhook that follows a change; of a search its words, which the post must still be found by. */
const following = webhookRef.extend({ search: z.string().nullable() })
/** `busy`: there is no room at its host or for its member just now. `over`: nothing is to be sent, now or later. */
export const webhookOutcomes = ['taken', 'failed', 'busy', 'over'] as const

/** What workers have command-api do, which alone holds addresses and secrets. */
export const webhookSystemCommands = {
  hasWebhooks: processCall('Whether anybody has a webhook.', { asks: z.strictObject({}), answers: z.boolean() }),
  webhooksFollowing: processCall('Webhooks that are on, have one of the keys, and are told of such changes.', {
    asks: z.object({ keys: z.array(z.string()), change: z.enum(postChanges) }),
    answers: z.array(following),
  }),
  sendWebhook: processCall('Tells the address of a webhook of a change, and notes what came of it.', {
    /** `mayWait`: where there is no room it comes again; else it is left out then. */
    asks: webhookRef.extend({ change: changeView, attempt: z.number().int().min(1), mayWait: z.boolean() }),
    answers: z.enum(webhookOutcomes),
  }),
}
