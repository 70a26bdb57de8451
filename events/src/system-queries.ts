import { availabilityQuestions } from './availability/availability.questions.ts'
import { bookmarkQuestions } from './bookmarks/bookmarks.questions.ts'
import { categoryQuestions } from './categories/categories.questions.ts'
import { commentQuestions } from './comments/comments.questions.ts'
import { dealAlertQuestions } from './deal-alerts/deal-alerts.questions.ts'
import { dealScoreQuestions } from './deal-scores/deal-scores.questions.ts'
import { frontPageQuestions } from './front-pages/front-pages.questions.ts'
import { moderationQuestions } from './moderation/moderation.questions.ts'
import { newsletterQuestions } from './newsletter/newsletter.questions.ts'
import { notificationQuestions } from './notifications/notifications.questions.ts'
import { postQuestions } from './posts/posts.questions.ts'
import { rehearsalQuestions } from './rehearsals/rehearsals.questions.ts'
import { reportQuestions } from './reports/reports.questions.ts'
import { staffQuestions } from './staff/staff.questions.ts'
import { storeQuestions } from './stores/stores.questions.ts'
import { userQuestions } from './users/users.questions.ts'
import { visitQuestions } from './visits/visits.questions.ts'
import { voteQuestions } from './votes/votes.questions.ts'
import { webhookQuestions } from './webhooks/webhooks.questions.ts'
import type { AnsweredBy } from './platform/process-call.ts'

/**
 * Every question that command-api and workers put to the read side; query-api answers them. Those with a `minPosition`
 * wait a little for the read models and throw ReadModelsBehind when they are not there yet.
 */
export const systemQueries = {
  ...postQuestions,
  ...voteQuestions,
  ...commentQuestions,
  ...availabilityQuestions,
  ...bookmarkQuestions,
  ...storeQuestions,
  ...categoryQuestions,
  ...userQuestions,
  ...reportQuestions,
  ...moderationQuestions,
  ...dealScoreQuestions,
  ...dealAlertQuestions,
  ...notificationQuestions,
  ...newsletterQuestions,
  ...staffQuestions,
  ...rehearsalQuestions,
  ...visitQuestions,
  ...frontPageQuestions,
  ...webhookQuestions,
}
export type SystemQueries = AnsweredBy<typeof systemQueries>
