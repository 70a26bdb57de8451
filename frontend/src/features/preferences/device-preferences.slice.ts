import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Currency, Layout, Theme } from '@deals/events'

/** What this device was told last; it stands where nobody is signed in. */
export interface DevicePreferences {
  readonly currency: Currency
  readonly layout: Layout
  readonly theme: Theme
}

/** The same with what a device remembers for nobody but itself. */
export interface KeptOnDevice extends DevicePreferences {
  /** Numbers of announcements that are not shown again. */
  readonly dismissed: readonly number[]
  /** Whoever is signed in joined on this device just now, and was not greeted yet. */
  readonly isNew: boolean
}

export interface DevicePreferencesState {
  readonly devicePreferences: KeptOnDevice
}

const defaults: KeptOnDevice = { currency: 'USD', layout: 'grid', theme: 'system', dismissed: [], isNew: false }

export const devicePreferencesSlice = createSlice({
  name: 'devicePreferences',
  initialState: () => defaults,
  reducers: {
    devicePreferenceChanged: (state, { payload }: PayloadAction<Partial<KeptOnDevice>>) => ({
      ...state,
      ...payload,
    }),
  },
})

export const { devicePreferenceChanged } = devicePreferencesSlice.actions
