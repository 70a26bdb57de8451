import { callsIn, pageCalls, pagePaths } from '@deals/events'

const here = 'http://this.site'
/** The page of the site that says to who had left what holds again. */
export const backPath = pagePaths.leaving.path
/** Pages on the way in or out, where nobody wants to be led again. */
const doors = [...callsIn(pageCalls).map(({ path }) => path), backPath]

/** Where to go after signing in: a path of this site, else home. */
export function nextPath(text: unknown): string {
  // A backslash or a control character makes browsers read an address in ways of their own.
  if (typeof text !== 'string' || !/^\/(?!\/)[^\\\p{Cc}]{0,2000}$/u.test(text) || !URL.canParse(text, here)) {
    return '/'
  }
  const { origin, pathname, search, hash } = new URL(text, here)
  return origin === here && !doors.includes(pathname) && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
