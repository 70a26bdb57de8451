import type { IncomingHttpHeaders } from 'node:http'

/** Holds the token of whoever is signed in. */
export const sessionCookie = 'session'

/** The cookies of a request by name; one that cannot be decoded is as it came. */
export function cookiesOf({ cookie = '' }: IncomingHttpHeaders): Readonly<Record<string, string | undefined>> {
  const pairs = cookie.split(';').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at < 1 ? [] : [[pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim())] as const]
  })
  return Object.fromEntries(pairs)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Headers in which the networks in front of a site say where a request comes from. */
const countryHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'x-country-code', 'x-country'] as const

/** Two letters: what the network in front says, else the region of the first language that names one. */
export function countryOf(headers: IncomingHttpHeaders): string | null {
  const named = countryHeaders.map((name) => headers[name]).find(isCountry)
  const region = /\b[a-z]{2,3}-([A-Za-z]{2})\b/.exec(headers['accept-language'] ?? '')?.[1]
  return (named ?? region)?.toUpperCase() ?? null
}

const isCountry = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z]{2}$/.test(value)
