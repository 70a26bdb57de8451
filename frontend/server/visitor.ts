import type { IncomingHttpHeaders } from 'node:http'
import { cookiesOf, countryOf, sessionCookie } from '@deals/process'
import { devicePreferencesFrom } from '../src/features/preferences/parse-device-cookies.ts'
import type { KeptOnDevice } from '../src/features/preferences/device-preferences.slice.ts'

/** What a page request tells about who asks. */
export interface Visitor {
  readonly address: string
  readonly cookie: string
  readonly hasSession: boolean
  /** Has written something of late, and must see it. */
  readonly hasWritten: boolean
  readonly device: KeptOnDevice
}

export function visitorOf(headers: IncomingHttpHeaders, address: string): Visitor {
  const cookies = cookiesOf(headers)
  return {
    address,
    cookie: headers.cookie ?? '',
    hasSession: cookies[sessionCookie] !== undefined,
    hasWritten: cookies['min-position'] !== undefined,
    device: devicePreferencesFrom(cookies, countryOf(headers)),
  }
}

/** Nobody in particular: what such a visitor sees, every other one with the same settings may see. */
export const isAnybody = ({ hasSession, hasWritten }: Visitor): boolean => !hasSession && !hasWritten
