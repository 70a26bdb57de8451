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
  return theirs.origin === new URL(publicUrl).origin || (host !== undefined && theirs.host === host.toLowerCase())
}
