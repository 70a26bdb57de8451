import type { SystemQueries } from '@deals/events'
import type { ReadModels } from '@deals/projector/read-models'
import { availabilityQuestions } from './availability/availability-questions.ts'
import { bookmarkQuestions } from './bookmarks/bookmark-questions.ts'
import { commentQuestions } from './comments/comment-questions.ts'
import type { Clock } from './context.ts'
import { alertQuestions } from './deal-alerts/alert-questions.ts'
import { scoreQuestions } from './deal-scores/score-questions.ts'
import { reportQuestions } from './moderation/report-questions.ts'
import { digestQuestions } from './notifications/digest-questions.ts'
import { mailQuestions } from './notifications/mail-questions.ts'
import { notificationQuestions } from './notifications/notification-questions.ts'
import { postQuestions } from './posts/post-questions.ts'
import { storeQuestions } from './stores/store-questions.ts'
import { userQuestions } from './users/user-questions.ts'
import { voteQuestions } from './votes/vote-questions.ts'

/** What command-api and workers ask of the read side, answered from documents. */
export function createSystemQueries(readModels: ReadModels, clock: Clock): SystemQueries {
  const ports = { readModels, clock }
  return {
    ...postQuestions(ports),
    ...voteQuestions(ports),
    ...bookmarkQuestions(ports),
    ...availabilityQuestions(ports),
    ...storeQuestions(ports),
    ...userQuestions(ports),
    ...commentQuestions(ports),
    ...notificationQuestions(ports),
    ...mailQuestions(ports),
    ...digestQuestions(ports),
    ...reportQuestions(ports),
    ...scoreQuestions(ports),
    ...alertQuestions(ports),
  }
}
