import type { ServerResponse } from 'node:http'
import type { Response } from 'express'
import { logTag, type EventLog } from '@deals/event-log'

const header = 'x-log'

/** Says with every answer whose positions it tells, in a few letters; a log that does not answer is left unnamed. */
export function tellLog(log: Pick<EventLog, 'identity'>) {
  let known: string | undefined
  const ask = async () => {
    known = await log.identity().then(logTag, () => undefined)
  }
  const tell = (response: ServerResponse, next: () => void) => {
    if (known !== undefined) {
      response.setHeader(header, known)
    }
    next()
  }
  return (_request: unknown, response: ServerResponse, next: () => void): Promise<void> | void =>
    known === undefined ? ask().then(() => tell(response, next)) : tell(response, next)
}

/** The log that an answer names. */
export const logOf = (response: Pick<Response, 'get'>): string | undefined => response.get(header)
