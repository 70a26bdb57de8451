import type { Response } from 'express'
import { weakTag } from '@deals/process'
import { jsonOfShared } from './json-of-shared.ts'
import { isRefused, type QueryRefusal } from './refusals.ts'
import { whileUnchanged } from './while-unchanged.ts'

/** An answer as it leaves: one text serves every visitor who asks the same. */
export interface ReadyAnswer {
  body: Buffer
  etag: string
}

const mostBytes = 32 * 1024 * 1024
const refusalBytes = 200

/** What visitors asked lately. Nothing of it depends on who asks: no session and no write of theirs came with it. */
export const visitorAnswers = whileUnchanged<ReadyAnswer | QueryRefusal>({
  most: mostBytes,
  sizeOf: (answer) => ('body' in answer ? answer.body.length : refusalBytes),
  isKept: (answer) => !isRefused(answer),
})

export function readyAnswer(answer: unknown): ReadyAnswer {
  const body = jsonOfShared(answer)
  return { body, etag: weakTag(body) }
}

export function sendReady(response: Response, { body, etag }: ReadyAnswer): void {
  response.set('etag', etag).type('json').send(body)
}
