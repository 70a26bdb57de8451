import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { devicePreferenceChanged, type DevicePreferencesState } from './device-preferences.slice.ts'
import { keepOnDevice } from './keep-on-device.ts'

/** What this device shall not show again, and the way to say so: by number, and for so many seconds. */
export function useDismissed(): readonly [
  dismissed: readonly number[],
  keep: (ids: readonly number[], seconds: number) => void,
] {
  const dismissed = useSelector((state: DevicePreferencesState) => state.devicePreferences.dismissed)
  const dispatch = useDispatch()
  const keep = useCallback(
    (ids: readonly number[], seconds: number) => {
      keepOnDevice('dismissed', ids.join('.'), seconds)
      dispatch(devicePreferenceChanged({ dismissed: ids }))
    },
    [dispatch],
  )
  return [dismissed, keep]
}
