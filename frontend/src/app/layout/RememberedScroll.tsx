import { useSyncExternalStore } from 'react'
import { ScrollRestoration } from 'react-router-dom'

const never = () => () => undefined

/** Goes back to where a page was left. In the browser alone: the server would write a script of its own into the page. */
export function RememberedScroll() {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isAlive ? <ScrollRestoration /> : null
}
