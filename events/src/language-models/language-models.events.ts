import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'
import { modelAsked } from './model-use.ts'

export const PageReadByModel = defineEvent({
  type: 'PageReadByModel',
  category: 'model',
  about: 'A language model read the page of a deal to fill in a form. Neither the member nor the page is named.',
  schema: modelAsked.extend({
    /** In days since 1970 (UTC); a stream for each. */
    day: z.number().int(),
  }),
})
export const languageModelEvents = [PageReadByModel] as const
