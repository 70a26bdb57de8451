import { z } from 'zod'
import { preferencesView } from '@deals/events'
import { endpoint } from '../platform/endpoint.ts'
import { getPreferences } from './get-preferences.query.ts'

export const preferencesRoutes = [
  endpoint({
    path: '/api/user/preferences',
    about: 'How the site behaves for the member: what was chosen, over the defaults.',
    errors: 'text',
    who: 'signed-in',
    parameters: z.object({}),
    answer: preferencesView,
    query: getPreferences,
  }),
]
