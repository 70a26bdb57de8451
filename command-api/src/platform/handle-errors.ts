import type { ErrorRequestHandler } from 'express'
import type { Logger } from 'pino'
import { refusalTable } from '@deals/events'
import { LogReplaced } from '@deals/event-log'
import { newUuid } from '@deals/events/platform'
import { Unavailable } from '@deals/storage'
import { refuse, sentenceOf, type Refused } from './refusal.ts'

const logReplaced =
  'Nothing can be saved right now: the event log is not the one that this site was started over. Reading goes on.'

/** What a thrown error says to the person: a store is away, or a bug that the log of this process names by its id. */
export function problemOf(error: unknown, logger: Logger): { status: number; message: string } {
  if (error instanceof LogReplaced) {
    logger.warn({ err: error }, 'nothing is written')
    return { status: 503, message: logReplaced }
  }
  if (error instanceof Unavailable) {
    logger.warn({ err: error }, 'a store is away')
    const away: Refused = refuse('unavailable')
    return { status: refusalTable[away.refused][0], message: sentenceOf(away) }
  }
  const id = newUuid()
  logger.error({ err: error, problem: id }, 'a bug')
  return { status: 500, message: `Something went wrong on our side. It was noted as ${id}.` }
}

/** The last handler: what the server itself found wrong with a request, and what slipped through. */
export function handleErrors(logger: Logger): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  // eslint-disable-next-line max-params
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error)
      return
    }
    const status = statusOfRequestFault(error)
    const problem = status === null ? problemOf(error, logger) : { status, message: 'The request was not understood.' }
    response.status(problem.status).type('text/plain').send(problem.message)
  }
}

function statusOfRequestFault(error: unknown): number | null {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null
}
