import type { RequestHandler, Response } from 'express'
import type { HttpCall } from '@deals/events'
import { waitOf } from '../wait-of.ts'
import { send, type Leaving } from './leaving.ts'
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
export function speechOf({ locals, req }: Response): Speech {
  const { speech = req.originalUrl.startsWith('/api/') ? 'json' : 'text' } = locals
  return speech === 'json' ? 'json' : 'text'
}

/** What there is to say, and what else belongs to it where it is said as JSON. */
export interface Said {
  readonly status: number
  readonly message: string
  readonly [more: string]: unknown
}

/** What a refusal says. */
export function saidOf(refused: Refused, speech: Speech): Said {
  const { fields, details } = refused
  const [status, message] = [statusOf(refused), sentenceOf(refused)]
  return speech === 'text'
    ? { status: refused.refused === 'invalid' ? 400 : status, message }
    : { status, message, ...(fields !== undefined && { fields }), ...details }
}

/** The same as it leaves. */
export const textOf = ({ status: _status, message, ...more }: Said, speech: Speech): string =>
  speech === 'text' ? message : JSON.stringify({ message, ...more })

/** Says no; a browser or a cache keeps none of it. */
export const sendRefusal = (response: Response, refused: Refused, speech = speechOf(response)): void =>
  send(response, refusalAs(refused, speech))

/** A refusal as it leaves. */
export function refusalAs(refused: Refused, speech: Speech): Leaving {
  const said = saidOf(refused, speech)
  return { ...problemAs(said, speech), headers: waitOf(said.status, refused.retryAfter) }
}

export const problemAs = (said: Said, speech: Speech): Leaving => ({
  status: said.status,
  headers: waitOf(said.status),
  type: speech === 'text' ? 'text/plain' : 'application/json',
  text: textOf(said, speech),
})
