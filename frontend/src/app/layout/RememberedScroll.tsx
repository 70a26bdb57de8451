import { ScrollRestoration } from 'react-router-dom'
import { useIsAlive } from '../../lib/use-is-alive.ts'

/** Goes back to where a page was left. In the browser alone: the server would write a script of its own into the page. */
export function RememberedScroll() {
  return useIsAlive() ? <ScrollRestoration /> : null
}
