import type { AnsweredBy, notificationQuestions } from '@deals/events'
import type { QuestionPorts } from '../platform/questions.ts'
import { findNotice } from './notice-views.ts'

/** What command-api asks before it notes that a notification was seen. */
export function notificationAnswers({
  readModels,
}: QuestionPorts): Pick<AnsweredBy<typeof notificationQuestions>, 'hasNotification'> {
  return {
    hasNotification: async ({ userId, notificationId }) => {
      const notice = await findNotice(readModels, notificationId)
      return notice?.userId === userId
    },
  }
}
