import { randomUUID } from 'node:crypto'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import type { Logger } from 'pino'
import { sendRefusal } from './endpoint.ts'
import { notFound } from './refusals.ts'

const awayNames = ['Away', 'Unavailable', 'StoreBusy', 'StoreProblem', 'LogReplaced']

/** Nobody else answers a GET under /api; other methods are commands and go on. */
export const unknownCall: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') {
    sendRefusal(response, notFound('Page'), { speaks: 'json' })
  } else {
    next()
  }
}

/** A bug is logged with an id and answered without a stack; a broken address is the asker's. */
export function handleErrors(logger: Logger): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  // eslint-disable-next-line max-params
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error)
      return
    }
    const { status, message, errorId } = problemOf(error, logger)
    if (errorId !== undefined) {
      response.set('x-error-id', errorId)
    }
    response.status(status).set('cache-control', 'no-store')
    if (response.locals['errors'] === 'text') {
      response.type('text/plain').send(message)
    } else {
      response.json({ message })
    }
  }
}

/** What an error says to whoever asked; a bug is named by an id under which it is logged. */
export function problemOf(error: unknown, logger: Logger): { status: number; message: string; errorId?: string } {
  const status = statusOfError(error)
  const message = sentences[status] ?? 'The request was not understood'
  if (status < 500) {
    return { status, message }
  }
  if (status === 503) {
    // An outage is one line of the log and a count, whoever asks meanwhile.
    logger.warn({ err: error }, 'a question could not be answered: what it needs is away')
    return { status, message }
  }
  const errorId = randomUUID()
  logger.error({ err: error, errorId }, 'a question could not be answered')
  return { status, message, errorId }
}

const sentences: Readonly<Record<number, string>> = {
  413: 'The request is too large',
  500: 'Something went wrong',
  503: 'The site is catching its breath. Please try again in a moment',
}

function statusOfError(error: unknown): number {
  if (!(error instanceof Error)) {
    return 500
  }
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 500
  return awayNames.includes(error.name) ? 503 : status >= 400 && status < 500 ? status : 500
}
