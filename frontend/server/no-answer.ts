import type { IncomingMessage } from 'node:http'
import type { Response } from 'express'
import { waitOf } from '@deals/process'
import { Silent } from './patience.ts'

/** What is said in place of an answer that does not come. */
export interface NoAnswer {
  readonly status: 503 | 504
  readonly sentence: string
}

/** Nobody took the request, so nothing came of it. */
const notTaken = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']
const readings = ['GET', 'HEAD', 'OPTIONS']

export const tooLate: NoAnswer = { status: 504, sentence: 'The site did not answer in time. Please try again.' }
const notReady: NoAnswer = { status: 503, sentence: 'The site is not ready. Please try again.' }

/** Of a change that was handed on nobody knows whether it was done; one with a key is done once however often it is sent. */
export function noAnswerTo({ method = 'GET', headers }: IncomingMessage, error: NodeJS.ErrnoException): NoAnswer {
  const otherwise = error instanceof Silent ? tooLate : notReady
  if (readings.includes(method) || notTaken.includes(error.code ?? '')) {
    return otherwise
  }
  const what = error instanceof Silent ? 'The site did not answer in time' : 'The site broke off before it answered'
  const next =
    headers['idempotency-key'] === undefined
      ? 'Please look whether it was before you try again.'
      : 'Please try again; it is not done twice.'
  return { status: otherwise.status, sentence: `${what}. What you sent may have been saved. ${next}` }
}

export function sendNoAnswer(response: Response, { status, sentence }: NoAnswer): void {
  response.status(status).set(waitOf(status)).set('cache-control', 'no-store').type('text/plain').send(sentence)
}
