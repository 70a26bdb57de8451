import { useCallback, useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from './local-storage.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Tells all who show a text that the browser keeps. */
export const textChanged = () =>
  listeners.forEach((listener) => {
    listener()
  })

/** A text that the browser keeps; null on the server and while the page comes alive. */
export const useStoredText = (read: () => string | null): string | null =>
  useSyncExternalStore(subscribe, read, () => null)

/** A text that this device keeps under a name. */
export function useLocalText(name: string): readonly [string | null, (text: string | null) => void] {
  const kept = useStoredText(() => readLocal(name))
  const keep = useCallback(
    (text: string | null) => {
      writeLocal(name, text)
      textChanged()
    },
    [name],
  )
  return [kept, keep]
}
