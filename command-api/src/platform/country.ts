import type { IncomingHttpHeaders } from 'node:http'

/** The country that a fronting server names, else the region of the first language that the browser prefers. */
export function countryOf(headers: IncomingHttpHeaders): string | null {
  const named = [headers['cf-ipcountry'], headers['x-country']].find(
    (value): value is string => typeof value === 'string' && /^[A-Za-z]{2}$/.test(value),
  )
  const region = /^[a-z]{2,3}-([A-Za-z]{2})\b/.exec(headers['accept-language'] ?? '')?.[1]
  return (named ?? region)?.toUpperCase() ?? null
}
