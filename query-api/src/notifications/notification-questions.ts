import type { SystemQueries } from '@deals/events'
import { notifications, type NotificationDoc } from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'

/** What command-api asks before it notes that a notification was seen. */
export function notificationQuestions({ readModels }: QuestionPorts): Pick<SystemQueries, 'hasNotification'> {
  return {
    hasNotification: async ({ userId, notificationId }) => {
      const found = await readModels.collection<NotificationDoc>(notifications).get(notificationId)
      return found?.userId === userId
    },
  }
}
