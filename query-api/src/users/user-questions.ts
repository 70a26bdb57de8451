import type { AnsweredBy, userQuestions } from '@deals/events'
import { users } from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'
import { trustLevelOf } from '../platform/trust-level.ts'

/** What is asked about members. Somebody who has just joined is new. */
export function userAnswers({ readModels, clock }: QuestionPorts): AnsweredBy<typeof userQuestions> {
  return {
    standing: async ({ userId }) => {
      const user = await readModels.collection(users).get(userId)
      return {
        trustLevel: user === null ? 0 : trustLevelOf(user, clock()),
        reportsUpheld: user?.reportsUpheld ?? 0,
        reportsDecided: user?.reportsDecided ?? 0,
      }
    },
  }
}
