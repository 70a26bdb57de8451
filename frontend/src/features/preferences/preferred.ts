import { usualReading, type Muted, type Preferences, type ReadingPreferences } from '@deals/events'
import type { ApiState } from '../../lib/api.ts'
import { preferencesApi } from './preferences.endpoints.ts'
import type { DevicePreferences, DevicePreferencesState } from './device-preferences.slice.ts'

type State = ApiState & DevicePreferencesState

const selectPreferences = preferencesApi.endpoints.getPreferences.select()

/** What the member chose, or null for a visitor. */
export const memberPreferences = (state: State): Preferences | null => selectPreferences(state).data ?? null

/** What the member does not want to see; null where that is nothing. */
export function mutedOf(state: State): Muted | null {
  const muted = memberPreferences(state)?.muted
  return muted !== undefined && Object.values(muted).some((list) => list.length > 0) ? muted : null
}

/** How lists begin and where links lead; a page that an older program answered knows nothing of it. */
export const readingOf = (state: State): ReadingPreferences => memberPreferences(state)?.reading ?? usualReading

/** One preference: the member's choice, else what this device was told. */
export function preferred<Name extends keyof DevicePreferences>(state: State, name: Name): DevicePreferences[Name] {
  const mine: DevicePreferences | null = memberPreferences(state)
  return (mine ?? state.devicePreferences)[name]
}
