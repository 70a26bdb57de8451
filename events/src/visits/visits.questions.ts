import { z } from 'zod'
import { userIdField } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'

/** What command-api asks about visits. */
export const visitQuestions = {
  lastVisit: processCall('When a member was here last (ms); null where no visit is known.', {
    asks: z.object({ userId: userIdField }),
    answers: z.object({ until: z.number().nullable() }),
  }),
}
