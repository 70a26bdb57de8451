import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the page comes alive, true ever after: for what only the browser knows. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
