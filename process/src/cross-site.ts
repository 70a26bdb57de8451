import type { IncomingHttpHeaders } from 'node:http'

const sameOrigin = ['same-origin', 'none']

/**
 * Whether a write comes from a page of this site, or from no browser at all. Sec-Fetch-Site decides; where a browser
 * does not send it, Origin does.
 */
export function isFromHere(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) {
    return typeof site === 'string' && sameOrigin.includes(site)
  }
  const { origin, host } = headers
  return origin === undefined || isOurs(origin, host, publicUrl)
}

function isOurs(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) {
    return false
  }
  const theirs = new URL(origin)
  const ours = new URL(publicUrl)
  // Under another name of the site, too; but whoever is on the way writes what a page without https says.
  const isSafe = theirs.protocol === 'https:' || ours.protocol !== 'https:'
  return theirs.origin === ours.origin || (isSafe && host !== undefined && theirs.host === host.toLowerCase())
}
