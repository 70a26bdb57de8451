import type { AnsweredBy, newsletterQuestions } from '@deals/events'
import { newsletterIssues, newsletterPlan } from '@deals/projector/read-models'
import { forNobody, readAfter, type QuestionPorts } from '../platform/questions.ts'
import { dealsForLetters } from '../posts/letter-deals.hydrator.ts'
import { dealsOfIssue } from './issue-deals.lookup.ts'
import { findNewsletterPlan } from './newsletter-plan.lookup.ts'

const nothingPlanned = { introduction: null, chosen: [], removed: [] }

/** What is asked about the newsletter. */
export function newsletterAnswersTo(ports: QuestionPorts): AnsweredBy<typeof newsletterQuestions> {
  const { readModels } = ports
  const planOf = async (date: string | null) =>
    date === null
      ? findNewsletterPlan(readModels)
      : ((await readModels.collection(newsletterIssues).get(date)) ?? nothingPlanned)
  return {
    newsletterPlan: async () => {
      const { weekday, hour, isPaused, since, last } = await findNewsletterPlan(readModels)
      return { weekday, hour, isPaused, since, last }
    },
    newsletterIssue: async ({ date, since, currency, ...read }) => {
      await readAfter(ports, [newsletterPlan, newsletterIssues], read)
      const { introduction, chosen, removed } = await planOf(date)
      const deals = await dealsOfIssue({ ...forNobody(ports), since, currency, chosen, removed })
      return { introduction, deals: await dealsForLetters(readModels, deals) }
    },
  }
}
