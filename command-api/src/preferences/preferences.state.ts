import {
  defaultNotices,
  nothingMuted,
  shownRecommendations,
  usuallyShown,
  usualReading,
  type EventOf,
  type Preferences,
  type PreferencesChanged,
} from '@deals/events'
import { fold } from '../platform/fold.ts'

/** What a member chose so far, as the log has it. */
export type PreferencesState = Omit<EventOf<typeof PreferencesChanged>['data'], 'userId'>

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
  muted: nothingMuted(),
  recommendations: shownRecommendations(),
  reading: usualReading,
  shown: usuallyShown,
}
