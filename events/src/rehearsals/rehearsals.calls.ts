import { call } from '../platform/http-call.ts'
import { rehearseSettingsRequest, settingsRehearsal, storeRehearsal } from './rehearsals.api.ts'

/** Rules tried on what was: nothing is written by any of these. */
export const rehearsalCalls = {
  rehearseSettings: call('POST /api/staff/settings/rehearse', {
    about: 'Tells what other limits and thresholds would have done in the last 90 days; nothing is changed.',
    who: 'superUsers',
    body: rehearseSettingsRequest,
    answers: settingsRehearsal,
  }),
  rehearseStore: call('POST /api/moderation/stores/:slug/rehearse', {
    about: 'Tells which posts of the last 90 days the block of a store would have hit; nothing is changed.',
    who: 'moderators',
    answers: storeRehearsal,
    refuses: ['store-not-found'],
  }),
}
