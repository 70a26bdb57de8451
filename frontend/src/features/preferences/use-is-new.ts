import { useSelector } from 'react-redux'
import type { DevicePreferencesState } from './device-preferences.slice.ts'

/** Whether somebody has just joined and is still to be greeted. */
export const useIsNew = (): boolean => useSelector((state: DevicePreferencesState) => state.devicePreferences.isNew)
