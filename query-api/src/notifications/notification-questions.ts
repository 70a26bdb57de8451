import type { SystemQueries } from '@deals/events'
import { alertNotices, notifications, type NoticeDoc } from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'

/** What command-api asks before it notes that a notification was seen. */
export function notificationQuestions({ readModels }: QuestionPorts): Pick<SystemQueries, 'hasNotification'> {
  return {
    hasNotification: async ({ userId, notificationId }) => {
      const found = await Promise.all(
        [notifications, alertNotices].map((schema) => readModels.collection<NoticeDoc>(schema).get(notificationId)),
      )
      return found.some((notice) => notice?.userId === userId)
    },
  }
}
