import { z } from 'zod'
import { processCall } from '../platform/process-call.ts'
import { rehearseSettingsRequest, settingsRehearsal, storeRehearsal } from './rehearsals.api.ts'

/** What command-api asks for whoever may change a rule. */
export const rehearsalQuestions = {
  rehearseSettings: processCall('What other limits and thresholds would have done in the last days.', {
    asks: rehearseSettingsRequest,
    answers: settingsRehearsal,
  }),
  rehearseStore: processCall('Which posts of the last days the block of a store would have hit; null for no store.', {
    asks: z.object({ slug: z.string() }),
    answers: storeRehearsal.nullable(),
  }),
}
