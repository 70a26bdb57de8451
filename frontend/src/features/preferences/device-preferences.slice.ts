import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { Currency, Layout, Theme } from '@deals/events'

/** What this device was told last; it stands where nobody is signed in. */
export interface DevicePreferences {
  readonly currency: Currency
  readonly layout: Layout
  readonly theme: Theme
}

export interface DevicePreferencesState {
  readonly devicePreferences: DevicePreferences
}

const defaults: DevicePreferences = { currency: 'USD', layout: 'grid', theme: 'system' }

export const devicePreferencesSlice = createSlice({
  name: 'devicePreferences',
  initialState: () => defaults,
  reducers: {
    devicePreferenceChanged: (state, { payload }: PayloadAction<Partial<DevicePreferences>>) => ({
      ...state,
      ...payload,
    }),
  },
})

export const { devicePreferenceChanged } = devicePreferencesSlice.actions
