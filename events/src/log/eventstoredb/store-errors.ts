import {
  AccessDeniedError,
  DeadlineExceededError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamNotFoundError,
} from '@eventstore/db-client'
import { errorMessage } from '../../platform/error-code.ts'
import { Invalid, OutcomeUnknown, Unavailable } from '../event-log.ts'
import { StoreProblem } from '../store-problem.ts'

/** What the client says when nobody took the call: the events were not written. */
const neverArrived =
  /ECONNREFUSED|No connection established|failed to discover|Name resolution failed|ENOTFOUND|EAI_AGAIN/i

/** What became of an append that the client reports as failed. */
export function appendError(error: unknown): Error {
  const plain = plainError(error)
  if (plain !== undefined) {
    return plain
  }
  const message = `EventStoreDB gave no answer to an append: ${errorMessage(error)}`
  // Past its deadline a call may be anywhere on its way.
  return neverArrived.test(errorMessage(error)) && !(error instanceof DeadlineExceededError)
    ? new Unavailable(message, { cause: error })
    : new OutcomeUnknown(message, { cause: error })
}

/** Reads change nothing, so whatever failed may be tried again. */
export const readError = (error: unknown): Error =>
  plainError(error) ?? new Unavailable(`EventStoreDB does not answer: ${errorMessage(error)}`, { cause: error })

function plainError(error: unknown): Error | undefined {
  if (error instanceof AccessDeniedError) {
    return new StoreProblem('EVENTSTORE_URL: the server refuses the name or the password.', { cause: error })
  }
  if (error instanceof InvalidArgumentError || error instanceof MaxAppendSizeExceededError) {
    return new Invalid(`EventStoreDB cannot hold it: ${error.message}`)
  }
  return error instanceof Invalid || error instanceof Unavailable ? error : undefined
}

export const isNoStream = (error: unknown): boolean => error instanceof StreamNotFoundError
