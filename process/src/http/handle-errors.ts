import type { ErrorRequestHandler } from 'express'
import { ReadModelsBehind } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import { Unavailable } from '@deals/storage'
import { send, type Leaving } from './leaving.ts'
import { problemAs, speechOf, type Speech } from './speech.ts'

/** What an error says to whoever asked. */
export interface Problem {
  readonly status: number
  readonly message: string
  /** Under which a bug is found in the log of this process. */
  readonly id?: string
}

/** The part of a logger that an error needs. */
interface Logger {
  warn(about: object, message: string): void
  error(about: object, message: string): void
}
export type ProblemOf = (error: unknown, logger: Logger) => Problem

/** What a thrown error says to the person: what is needed is away or late, in the words of this side, or there is a bug. */
export const problemsBy =
  (away: (error: Error) => string): ProblemOf =>
  (error, logger) => {
    if (error instanceof Unavailable || error instanceof ReadModelsBehind) {
      // An outage is one line of the log and a count, whoever asks meanwhile.
      logger.warn({ err: error }, 'a request could not be answered: what it needs is away')
      return { status: 503, message: away(error) }
    }
    const id = newUuid()
    logger.error({ err: error, problem: id }, 'a bug')
    return { status: 500, message: `Something went wrong on our side. It was noted as ${id}.`, id }
  }

/** The last handler: what the server itself found wrong with a request, and what slipped through. */
export function handleErrors(problemOf: (error: unknown) => Problem): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  // oxlint-disable-next-line max-params
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error)
      return
    }
    send(response, errorAs(problemFrom(error, problemOf), speechOf(response)))
  }
}

/** What there is to say about an error, as it leaves. */
export function errorAs({ id, ...problem }: Problem, speech: Speech): Leaving {
  const leaving = problemAs(problem, speech)
  return id === undefined ? leaving : { ...leaving, headers: { ...leaving.headers, 'x-error-id': id } }
}

/** What there is to say about an error: the request was wrong, or something here is. */
export function problemFrom(error: unknown, problemOf: (error: unknown) => Problem): Problem {
  const fault = statusOfRequestFault(error)
  return fault === null ? problemOf(error) : { status: fault, message: 'The request was not understood.' }
}

function statusOfRequestFault(error: unknown): number | null {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null
}
