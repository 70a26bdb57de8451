import express, { type RequestHandler } from 'express'
import type { HttpCall } from '@deals/events'
import { fitsPattern, isDecodable } from '../addresses.ts'
import type { Doorkeeper } from '../answer-calls.ts'
import { guardHeaders } from '../guard-headers.ts'
import { handleErrors, type Problem } from './handle-errors.ts'
import { isReading } from './refuse-cross-site.ts'
import { refuse, type Refused } from './refused.ts'
import { sendRefusal } from './speech.ts'
import { tellAllowed } from './tell-allowed.ts'

/** What differs between the two sides. */
export interface ApiParts {
  readonly publicUrl: string
  readonly calls: readonly HttpCall[]
  /** Puts up what answers the calls, and the pages of this side. */
  readonly mount: (app: express.Express) => void
  /** Answers the other processes. */
  readonly door: Doorkeeper
  /** What nobody answers: questions for one side, commands for the other. */
  readonly unknown: { readonly of: 'questions' | 'commands'; readonly refused: Refused }
  readonly problemOf: (error: unknown) => Problem
}

/**
 * One side of the site as an Express application. What it does not know it passes on, so that it can stand before
 * others in one server.
 */
export function createApi({ publicUrl, calls, mount, door, unknown, problemOf }: ApiParts): express.Express {
  const app = express().disable('x-powered-by')
  app.use(guardHeaders({ publicUrl }))
  app.use(refuseBrokenAddress(calls), tellAllowed)
  mount(app)
  app.use(door)
  app.use('/api', refuseUnknownCall(unknown))
  app.use(handleErrors(problemOf))
  return app
}

/** An address that cannot be decoded reaches no call; it is answered as the call that it was meant for would. */
function refuseBrokenAddress(calls: readonly HttpCall[]): RequestHandler {
  return (request, response, next) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const isMeant = (call: HttpCall) => call.method === method && fitsPattern(call.path, request.path)
    const meant = isDecodable(request.path) ? undefined : calls.find(isMeant)
    if (isDecodable(request.path) || (meant === undefined && isReading(request))) {
      // Questions that are not ours go on to who answers them.
      next()
      return
    }
    const speech = meant === undefined ? undefined : (meant.speaks ?? 'json')
    sendRefusal(response, refuse('not-understood', { message: 'The address was not understood.' }), speech)
  }
}

/** Whatever asks, or writes, under /api is a call of this side or of nobody; the rest goes on to the other side. */
function refuseUnknownCall({ of, refused }: ApiParts['unknown']): RequestHandler {
  return (request, response, next) => {
    if (isReading(request) === (of === 'questions') && request.method !== 'OPTIONS') {
      sendRefusal(response, refused, 'json')
    } else {
      next()
    }
  }
}
