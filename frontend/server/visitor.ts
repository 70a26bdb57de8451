import type { IncomingHttpHeaders } from 'node:http'
import { cookiesOf, countryOf } from '@deals/events/process'
import { devicePreferencesFrom } from '../src/features/preferences/parse-device-cookies.ts'
import type { DevicePreferences } from '../src/features/preferences/device-preferences.slice.ts'

/** What the headers of a page request tell about who asks. */
export interface Visitor {
  readonly cookie: string
  readonly hasSession: boolean
  readonly device: DevicePreferences
}

export function visitorOf(headers: IncomingHttpHeaders): Visitor {
  const cookies = cookiesOf(headers)
  return {
    cookie: headers.cookie ?? '',
    hasSession: cookies['session'] !== undefined,
    device: devicePreferencesFrom(cookies, countryOf(headers)),
  }
}
