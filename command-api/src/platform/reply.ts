import type { Response } from 'express'
import { numberOf, type CallTerms } from '@deals/events'
import { sendRefusal } from '@deals/process/http'
import type { Outcome } from './outcome.ts'
import { isRefused } from './refusal.ts'

/** Sends what came of a command. */
export function reply(
  response: Response,
  { speaks = 'json', creates }: Pick<CallTerms, 'speaks' | 'creates'>,
  outcome: Outcome,
): void {
  if (isRefused(outcome)) {
    sendRefusal(response, outcome, speaks)
    return
  }
  if (outcome.position !== undefined) {
    response.set('x-position', String(numberOf(outcome.position)))
  }
  response
    .status(creates === true ? 201 : 200)
    .set('cache-control', 'no-store')
    .json(outcome.answer)
}
