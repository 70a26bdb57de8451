import { useCallback, useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from './local-storage.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** A text that this device keeps under a name; null on the server and while the page comes alive. */
export function useLocalText(name: string): readonly [string | null, (text: string | null) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => readLocal(name),
    () => null,
  )
  const keep = useCallback(
    (text: string | null) => {
      writeLocal(name, text)
      listeners.forEach((listener) => {
        listener()
      })
    },
    [name],
  )
  return [kept, keep]
}
