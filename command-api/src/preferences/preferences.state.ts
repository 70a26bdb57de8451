import { defaultNotices, type Preferences } from '@deals/events'
import type { Fold } from '../platform/fold.ts'

/** What a member chose so far. */
export type PreferencesState = Partial<Preferences>

export const preferencesFold: Fold<PreferencesState> = {
  initial: {},
  evolve: (state, event) => {
    if (event.type !== 'PreferencesChanged') {
      return state
    }
    const { userId: _userId, ...chosen } = event.data
    return { ...state, ...chosen }
  },
}

/** How the site behaves for somebody who chose nothing. */
export const defaultPreferences: Preferences = {
  currency: 'USD',
  layout: 'grid',
  theme: 'system',
  pinnedCategories: [],
  emailPreferences: { newsletter: false },
  notices: defaultNotices,
}
