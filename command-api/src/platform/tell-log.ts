import type { RequestHandler, Response } from 'express'
import { logTag, type EventLog } from '@deals/event-log'

const header = 'x-log'

/** Says with every answer whose positions it tells, in a few letters; a log that does not answer is left unnamed. */
export function tellLog(log: Pick<EventLog, 'identity'>): RequestHandler {
  let known: string | undefined
  return async (_request, response, next) => {
    known ??= await log.identity().then(logTag, () => undefined)
    if (known !== undefined) {
      response.set(header, known)
    }
    next()
  }
}

/** The log that an answer names. */
export const logOf = (response: Pick<Response, 'get'>): string | undefined => response.get(header)
