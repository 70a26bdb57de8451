import type { IncomingHttpHeaders } from 'node:http'
import { devicePreferencesFrom } from '../src/features/preferences/parse-device-cookies.ts'
import type { DevicePreferences } from '../src/features/preferences/device-preferences.slice.ts'

/** What a page request tells about who asks. */
export interface Visitor {
  readonly address: string
  readonly cookie: string
  readonly hasSession: boolean
  readonly minPosition: string | undefined
  readonly device: DevicePreferences
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The cookies of a request by name. */
export function cookiesOf(header: string): Record<string, string> {
  const pairs = header.split(';').flatMap((part) => {
    const at = part.indexOf('=')
    return at < 1 ? [] : [[part.slice(0, at).trim(), decoded(part.slice(at + 1).trim())] as const]
  })
  return Object.fromEntries(pairs)
}

/** Headers in which the networks in front of a site say where a request comes from. */
const countryHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'x-country-code'] as const

/** Two letters: what the network in front says, else the region of the first language that names one. */
export function countryOf(headers: IncomingHttpHeaders): string | null {
  for (const name of countryHeaders) {
    const value = headers[name]
    if (typeof value === 'string' && /^[A-Za-z]{2}$/.test(value)) {
      return value.toUpperCase()
    }
  }
  const region = /\b[a-z]{2,3}-([A-Za-z]{2})\b/.exec(headers['accept-language'] ?? '')
  return region?.[1]?.toUpperCase() ?? null
}

export function visitorOf(headers: IncomingHttpHeaders, address: string): Visitor {
  const cookie = headers.cookie ?? ''
  const cookies = cookiesOf(cookie)
  const position = cookies['min-position']
  return {
    address,
    cookie,
    hasSession: cookies['session'] !== undefined,
    minPosition: position !== undefined && /^\d{1,19}$/.test(position) ? position : undefined,
    device: devicePreferencesFrom(cookies, countryOf(headers)),
  }
}
