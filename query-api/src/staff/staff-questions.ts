import type { AnsweredBy, staffQuestions } from '@deals/events'
import type { QuestionPorts } from '../platform/questions.ts'
import { findSettings } from './site-settings.lookup.ts'

/** What is asked about what staff set. */
export const staffAnswersTo = ({ readModels }: QuestionPorts): AnsweredBy<typeof staffQuestions> => ({
  siteSettings: async () => (await findSettings(readModels)).values,
})
