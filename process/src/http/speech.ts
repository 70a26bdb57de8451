import type { RequestHandler, Response } from 'express'
import type { HttpCall } from '@deals/events'
import { sentenceOf, statusOf, type Refused } from './refused.ts'

/** How a call says no. */
export type Speech = NonNullable<HttpCall['speaks']>

/** Remembers how a call speaks, for whatever refuses a request before or behind the call itself. */
export function speaking(speech: Speech = 'json'): RequestHandler {
  return (_request, response, next) => {
    response.locals['speech'] = speech
    next()
  }
}

/** Where no call was reached, the API speaks JSON, and pages speak text. */
function speechOf({ locals, req }: Response): Speech {
  const { speech = req.originalUrl.startsWith('/api/') ? 'json' : 'text' } = locals
  return speech === 'json' ? 'json' : 'text'
}

/** Says no; a browser or a cache keeps none of it. */
export function sendRefusal(response: Response, refused: Refused, speech = speechOf(response)): void {
  const { fields, details, retryAfter } = refused
  const [status, message] = [statusOf(refused), sentenceOf(refused)]
  if (retryAfter !== undefined) {
    response.set('retry-after', String(retryAfter))
  }
  if (speech === 'text') {
    sendProblem(response, { status: refused.refused === 'invalid' ? 400 : status, message }, speech)
  } else {
    sendProblem(response, { status, message, ...(fields !== undefined && { fields }), ...details }, speech)
  }
}

/** What else belongs to the answer is told where it is JSON. */
export function sendProblem(
  response: Response,
  { status, message, ...more }: { status: number; message: string },
  speech = speechOf(response),
): void {
  response.status(status).set('cache-control', 'no-store')
  if (speech === 'text') {
    response.type('text/plain').send(message)
  } else {
    response.json({ message, ...more })
  }
}
