import { defaultNotices, type Preferences } from '@deals/events'
import { fold } from '../platform/fold.ts'

/** What a member chose so far. */
export type PreferencesState = Partial<Preferences>

export const preferencesFold = fold<'prefs', PreferencesState>(
  {},
  {
    PreferencesChanged: (state, { data: { userId: _userId, ...chosen } }) => ({ ...state, ...chosen }),
  },
)

/** How the site behaves for somebody who chose nothing. */
export const defaultPreferences: Preferences = {
  currency: 'USD',
  layout: 'grid',
  theme: 'system',
  pinnedCategories: [],
  emailPreferences: { newsletter: false },
  notices: defaultNotices,
}
