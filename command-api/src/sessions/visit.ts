import type { Request } from 'express'
import { networkOf, sessionCookie, visitorAddress } from '@deals/process'
import { cookieOf } from '../platform/cookies.ts'
import { deviceLabel } from './device-label.ts'
import { deviceCookie } from './known-device.ts'
import type { Visit } from './open-session.ts'

/** From where a request signs somebody in. */
export const visitOf = (request: Request): Visit => ({
  address: networkOf(visitorAddress(request)),
  label: deviceLabel(request.headers['user-agent']),
  device: cookieOf(request, deviceCookie),
  session: cookieOf(request, sessionCookie),
})
