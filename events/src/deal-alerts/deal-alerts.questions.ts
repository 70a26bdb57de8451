import { z } from 'zod'
import {
  afterField,
  limitField,
  membersOfPost,
  postIdField,
  readAfter,
  timeField,
  userIdField,
} from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'
import { viewerField } from '../platform/viewer-fields.ts'
import { rehearsal } from './deal-alerts.api.ts'
import { AlertMatched, DealAlertCreated } from './deal-alerts.events.ts'

const soughtTerms = z.object({
  keywords: z.object({ any: z.array(z.string()), all: z.array(z.string()), none: z.array(z.string()) }),
  filters: DealAlertCreated.schema.shape.filters,
})
/** An alert of a member as they have it, with what it found so far. */
const ownAlert = soughtTerms.extend({
  alertId: z.string(),
  name: z.string(),
  matches: z.number(),
  lastMatchAt: timeField.nullable(),
})
export type OwnAlert = z.infer<typeof ownAlert>

/** An alert that looks for a post, and what the post is now. */
export const foundByAlert = AlertMatched.schema
  .pick({ price: true, currency: true, why: true })
  .extend({ alertId: z.string() })
export type FoundByAlert = z.infer<typeof foundByAlert>
const matchingAlerts = z.object({ alerts: z.array(foundByAlert), next: afterField })
export type MatchingAlerts = z.infer<typeof matchingAlerts>

/** What command-api asks about a member's alerts, and workers about those that look for a post. */
export const dealAlertQuestions = {
  alertsOf: processCall('All alerts of a member, the oldest first.', {
    asks: z.object({ userId: userIdField }),
    answers: z.array(ownAlert),
  }),
  matchingAlerts: processCall(
    'Alerts that a post is to be told to, among the next ones after a place; next is the place to go on from.',
    {
      asks: readAfter.extend({ postId: postIdField, after: afterField, limit: limitField }),
      answers: matchingAlerts,
    },
  ),
  matchesOf: processCall('Which alerts found a post, and whose they are, among the next ones after a place.', {
    asks: membersOfPost,
    answers: z.object({ matches: z.array(z.object({ alertId: z.string(), userId: userIdField })), next: afterField }),
  }),
  soughtByVotes: processCall('Of these posts, those that an alert may look for which asks for votes.', {
    asks: readAfter.extend({ postIds: z.array(postIdField) }),
    answers: z.object({ postIds: z.array(postIdField) }),
  }),
  rehearseAlert: processCall('What an alert would have found for a member in the last days.', {
    asks: z.object({ viewer: viewerField, terms: soughtTerms }),
    answers: rehearsal,
  }),
}
