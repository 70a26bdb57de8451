import type { AnsweredBy, visitQuestions } from '@deals/events'
import { memberVisits } from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'

/** What is asked about when members were here. */
export function visitAnswers({ readModels }: Pick<QuestionPorts, 'readModels'>): AnsweredBy<typeof visitQuestions> {
  return {
    lastVisit: async ({ userId }) => {
      const known = await readModels.collection(memberVisits).get(userId)
      return { until: known?.visits.at(-1)?.until ?? null }
    },
  }
}
