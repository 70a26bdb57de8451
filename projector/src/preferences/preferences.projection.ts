import { byUser, foldPerEvent } from '../platform/fold-per-event.ts'
import { preferences, type PreferencesDoc } from './preferences.read-models.ts'

/** What members chose; what they never chose has the site's default. */
export const preferencesProjection = foldPerEvent({
  name: 'preferences',
  version: 1,
  collections: [preferences],
  key: byUser,
  view: 'by-user',
  touches: (event) =>
    event.type === 'PreferencesChanged' || event.type === 'UserErased'
      ? [{ collection: preferences, id: event.data.userId }]
      : [],
  folds: {
    PreferencesChanged: (documents, { data: { userId, ...chosen } }) => {
      const before = documents.get<PreferencesDoc>(preferences, userId)
      documents.put<PreferencesDoc>(preferences, userId, { ...before, ...chosen })
    },
    UserErased: (documents, { data }) => documents.remove(preferences, data.userId),
  },
})
