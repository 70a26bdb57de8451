import { useSyncExternalStore } from 'react'

const changes = ['online', 'offline']

function subscribe(onChange: () => void) {
  changes.forEach((name) => window.addEventListener(name, onChange))
  return () => changes.forEach((name) => window.removeEventListener(name, onChange))
}

/** Whether the device has no network; never on the server and while the page comes alive. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
