import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useViewer } from '../../lib/viewer.ts'
import type { ApiState } from '../../lib/api.ts'
import { preferencesApi } from './preferences.endpoints.ts'
import { devicePreferenceChanged } from './device-preferences.slice.ts'
import type { DevicePreferences, DevicePreferencesState } from './device-preferences.slice.ts'
import { keepOnDevice } from './keep-on-device.ts'
import { preferred } from './preferred.ts'
import { tellSaved } from './use-saving.ts'

const yearSeconds = 31_536_000

type Choice<Name extends keyof DevicePreferences> = readonly [
  value: DevicePreferences[Name],
  change: (value: DevicePreferences[Name]) => void,
]

/**
 * One preference and the way to change it. The cookie lets the server draw the next page right for visitors too; a
 * member's choice is kept with the member besides. A choice that could not be kept still holds on this page; of layouts
 * and themes nobody is told.
 */
export function usePreference<Name extends keyof DevicePreferences>(name: Name): Choice<Name> {
  const value = useSelector((state: ApiState & DevicePreferencesState) => preferred(state, name))
  const viewer = useViewer()
  const dispatch = useDispatch()
  const [save] = preferencesApi.useChangePreferencesMutation()
  const change = useCallback(
    (next: DevicePreferences[Name]) => {
      keepOnDevice(name, next, yearSeconds)
      dispatch(devicePreferenceChanged({ [name]: next }))
      if (viewer !== null) {
        void save({ [name]: next }).then(({ error }) => name === 'currency' && tellSaved(error))
      }
    },
    [dispatch, name, save, viewer],
  )
  return [value, change]
}

/** The currency in which prices are shown, and the way to change it. */
export const useCurrency = () => usePreference('currency')

/** Whether lists of deals are a grid or rows, and the way to change it. */
export const useLayout = () => usePreference('layout')
