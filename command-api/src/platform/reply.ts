import type { Response } from 'express'
import { numberOf } from '@deals/events'
import type { Outcome } from './outcome.ts'
import { isRefused, sentenceOf, statusOf, type Refused } from './refusal.ts'

export type Speech = 'text' | 'json'

/** Sends what came of a command. */
export function reply(response: Response, speaks: Speech, outcome: Outcome): void {
  response.set('cache-control', 'no-store')
  if (isRefused(outcome)) {
    replyRefusal(response, speaks, outcome)
    return
  }
  if (outcome.position !== undefined) {
    response.set('x-position', String(numberOf(outcome.position)))
  }
  response.status(outcome.status ?? 200).json(outcome.answer)
}

function replyRefusal(response: Response, speaks: Speech, refused: Refused): void {
  const status = statusOf(refused)
  const message = sentenceOf(refused)
  if (refused.retryAfter !== undefined) {
    response.set('retry-after', String(refused.retryAfter))
  }
  if (speaks === 'text') {
    response
      .status(status === 422 && refused.refused === 'invalid' ? 400 : status)
      .type('text/plain')
      .send(message)
    return
  }
  const { fields, details } = refused
  response.status(status).json({ message, ...(fields !== undefined && { fields }), ...details })
}
