import { ScrollRestoration, type Location } from 'react-router-dom'
import { useIsAlive } from '../../lib/use-is-alive.ts'

/** A page that was opened by its address has no key yet; another such page must not take its place in the memory. */
function keyOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key
}

/** Goes back to where a page was left. In the browser alone: the server would write a script of its own into the page. */
export function RememberedScroll() {
  return useIsAlive() ? <ScrollRestoration getKey={keyOf} /> : null
}
