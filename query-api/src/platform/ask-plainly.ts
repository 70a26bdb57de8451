import { parse } from 'node:querystring'
import type { HttpCall } from '@deals/events'
import { waitOf, type AnswerWithin } from '@deals/process'
import { findByPath, problemFrom, saidOf, textOf, type Problem, type Speech } from '@deals/process/http'
import type { Question } from './answer-question.ts'
import type { Asker } from './asker.ts'
import type { AskQuestion } from './endpoint.ts'
import { isRefused } from './refusals.ts'

/** Asks inside the process; undefined where the address is not written plainly, or is none of a question. */
export type AskPlainly = (url: string) => Promise<AnswerWithin> | undefined

interface AskedCall {
  readonly call: HttpCall
  readonly ask: AskQuestion
}
type Outcome = Awaited<ReturnType<AskQuestion>>
type ProblemOf = (error: unknown) => Problem

/** What has to be decoded or cut off is left to who reads every address. */
const isPlain = (url: string): boolean => /^[^#\s]*$/.test(url)

/**
 * The way in for the site's own pages. A question that comes by it is counted, refused and answered by the same function
 * as one from outside; what is left out are the request and the response that HTTP makes of it.
 */
export function askingPlainly(calls: readonly AskedCall[], problemOf: ProblemOf): (asker: Asker) => AskPlainly {
  const find = findByPath(calls.filter(({ call }) => call.type === undefined).map((one) => ({ ...one, ...one.call })))
  return (asker) => (url) => {
    const [path, search] = inTwo(url)
    const plain = isPlain(url) ? find(path) : undefined
    return plain && answering(plain.found, { url, asker, given: { ...parse(search), ...plain.params } }, problemOf)
  }
}

function inTwo(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

async function answering(
  { call: { speaks = 'json' }, ask }: AskedCall,
  question: Omit<Question, 'noted'>,
  problemOf: ProblemOf,
): Promise<AnswerWithin> {
  const found = { isStale: false }
  const noted = { stale: () => void (found.isStale = true), member: () => undefined }
  const replying = ask({ ...question, noted }).then(
    (outcome) => replyTo(outcome, speaks),
    (error: unknown) => failureReply(problemFrom(error, problemOf), speaks),
  )
  const { status, text, told, data } = await replying
  const headers: Reply['told'] = { ...told, ...(found.isStale && { 'x-stale': '1' }) }
  return {
    ok: status === 200,
    status,
    statusText: '',
    data,
    headers: { get: (name) => headers[name.toLowerCase()] ?? null },
    text: async () => text(),
  }
}

interface Reply extends Pick<AnswerWithin, 'data'> {
  readonly status: number
  readonly told: Readonly<Record<string, string | undefined>>
  readonly text: () => string
}

function replyTo(outcome: Outcome, speech: Speech): Reply {
  if (isRefused(outcome)) {
    const said = saidOf(outcome, speech)
    return { status: said.status, told: waitOf(said.status, outcome.retryAfter), text: () => textOf(said, speech) }
  }
  return 'body' in outcome
    ? { status: 200, told: { etag: outcome.etag }, text: () => outcome.body.toString() }
    : { status: 200, told: {}, text: () => JSON.stringify(outcome.answer), data: outcome.answer }
}

function failureReply({ id, ...said }: Problem, speech: Speech): Reply {
  return { status: said.status, told: { ...waitOf(said.status), 'x-error-id': id }, text: () => textOf(said, speech) }
}
