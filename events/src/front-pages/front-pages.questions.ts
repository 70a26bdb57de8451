import { z } from 'zod'
import { readAfter, timeField } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'
import { FrontPageNoted } from './front-pages.events.ts'

const shownPage = FrontPageNoted.schema.pick({ readAt: true, places: true })
export type ShownPage = z.infer<typeof shownPage>

/** What workers ask about the home page. */
export const frontPageQuestions = {
  lastNotedHour: processCall(
    'When the last hour up to now began whose home page was noted (ms); null before the first.',
    {
      asks: z.object({}),
      answers: timeField.nullable(),
    },
  ),
  shownPage: processCall('What the home page shows visitors now.', { asks: readAfter, answers: shownPage }),
}
