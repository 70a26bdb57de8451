import type { SystemQueries } from '@deals/events'
import type { ReadModels } from '@deals/projector/read-models'
import { availabilityAnswers } from './availability/availability-questions.ts'
import { bookmarkAnswers } from './bookmarks/bookmark-questions.ts'
import { categoryAnswers } from './categories/category-questions.ts'
import { commentAnswers } from './comments/comment-questions.ts'
import type { Clock } from './platform/ports.ts'
import { alertAnswers } from './deal-alerts/alert-questions.ts'
import { scoreAnswers } from './deal-scores/score-questions.ts'
import { frontPageAnswers } from './front-pages/front-page-questions.ts'
import { caseAnswers } from './moderation/case-questions.ts'
import { reportAnswers } from './moderation/report-questions.ts'
import { digestAnswers } from './notifications/digest-questions.ts'
import { newsletterAnswersTo } from './newsletter/newsletter-questions.ts'
import { mailAnswers } from './notifications/mail-questions.ts'
import { notificationAnswers } from './notifications/notification-questions.ts'
import { postAnswers } from './posts/post-questions.ts'
import { rehearsalAnswers } from './rehearsals/rehearsal-questions.ts'
import { staffAnswersTo } from './staff/staff-questions.ts'
import { storeAnswers } from './stores/store-questions.ts'
import { userAnswers } from './users/user-questions.ts'
import { visitAnswers } from './visits/visit-questions.ts'
import { voteAnswers } from './votes/vote-questions.ts'
import { webhookAnswers } from './feeds/webhook-questions.ts'

/** What command-api and workers ask of the read side, answered from documents. */
export function createSystemQueries(readModels: ReadModels, clock: Clock): SystemQueries {
  const ports = { readModels, clock }
  return {
    ...postAnswers(ports),
    ...voteAnswers(ports),
    ...bookmarkAnswers(ports),
    ...availabilityAnswers(ports),
    ...storeAnswers(ports),
    ...categoryAnswers(ports),
    ...userAnswers(ports),
    ...commentAnswers(ports),
    ...notificationAnswers(ports),
    ...mailAnswers(ports),
    ...digestAnswers(ports),
    ...reportAnswers(ports),
    ...caseAnswers(ports),
    ...scoreAnswers(ports),
    ...alertAnswers(ports),
    ...staffAnswersTo(ports),
    ...rehearsalAnswers(ports),
    ...newsletterAnswersTo(ports),
    ...visitAnswers(ports),
    ...frontPageAnswers(ports),
    ...webhookAnswers(ports),
  }
}
