import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { preferencesView } from './preferences.api.ts'

const mostWishes = 50
/** Any object will do: what is not a value of its list is passed over, field by field. */
const changePreferencesRequest = z
  .looseObject({})
  .refine((wishes) => Object.keys(wishes).length <= mostWishes, 'Those are more preferences than there are')
  .meta({ maxProperties: mostWishes })

/** What query-api answers about what a member chose. */
export const preferenceReads = {
  getPreferences: call('GET /api/user/preferences', {
    about: 'How the site behaves for the member: what was chosen, over the defaults.',
    who: 'members',
    speaks: 'text',
    answers: preferencesView,
  }),
}

/** What command-api answers about it. */
export const preferenceCalls = {
  changePreferences: call('PATCH /api/user/preferences', {
    about: 'Changes how the site behaves for the member; values outside their lists are passed over.',
    who: 'members',
    speaks: 'text',
    body: changePreferencesRequest,
    answers: preferencesView,
  }),
}
