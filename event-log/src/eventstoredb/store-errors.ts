import {
  AccessDeniedError,
  CancelledError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  NotLeaderError,
  StreamNotFoundError,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client'
import { errorMessage, Unavailable, StoreProblem, OutcomeUnknown } from '@deals/storage'
import { Invalid } from '../event-log.ts'

/** What the client says when nobody took the call: the events were not written. */
const neverArrived =
  /No connection established|Name resolution failed|failed to discover|before call started|channel has been shut down/i

export const hasNeverArrived = (reason: string): boolean => neverArrived.test(reason)

/** What became of an append that the client reports as failed. */
export function appendError(error: unknown): Error {
  const plain = plainError(error)
  if (plain !== undefined) {
    return plain
  }
  const message = `EventStoreDB gave no answer to an append: ${inOneLine(error)}`
  // Past its deadline a call may be anywhere on its way, whatever else its message says.
  const isAway = error instanceof UnavailableError || /failed to discover/i.test(errorMessage(error))
  return error instanceof NotLeaderError || (isAway && neverArrived.test(errorMessage(error)))
    ? new Unavailable(message, { cause: error })
    : new OutcomeUnknown(message, { cause: error })
}

/** Reads change nothing, so whatever failed may be tried again. */
export const readError = (error: unknown): Error =>
  plainError(error) ?? new Unavailable(`EventStoreDB does not answer: ${inOneLine(error)}`, { cause: error })

/** Some messages run over several lines, and what is said to operators does not. */
export const inOneLine = (error: unknown): string => errorMessage(error).replace(/\s+/g, ' ').trim()

const badCertificate = /certificate|unable to verify|CERT_|self.signed/i

function plainError(error: unknown): Error | undefined {
  if (error instanceof AccessDeniedError) {
    return new StoreProblem('EVENTSTORE_URL: the server refuses the name or the password.', { cause: error })
  }
  if (/wrong version number|packet length too long/i.test(errorMessage(error))) {
    return new StoreProblem('EVENTSTORE_URL: the server does not speak TLS; add ?tls=false to the address.', {
      cause: error,
    })
  }
  if (error instanceof UnavailableError && badCertificate.test(error.message)) {
    return new StoreProblem(
      'EVENTSTORE_URL: the certificate of the server is not trusted; name that of its authority with tlsCAFile.',
      { cause: error },
    )
  }
  if (error instanceof InvalidArgumentError || error instanceof MaxAppendSizeExceededError) {
    return new Invalid(`EventStoreDB cannot hold it: ${error.message}`)
  }
  return error instanceof Invalid || error instanceof Unavailable ? error : undefined
}

/** What the server says of a position below the end at which no record begins. */
export const isNoRecord = (error: unknown): boolean =>
  error instanceof UnknownError && /Unexpected ReadAllResult/i.test(error.message)

export const isNoStream = (error: unknown): boolean => error instanceof StreamNotFoundError

/** An error of one call closes the channel under the others of its client; asked again they go over a new one. */
export const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof UnavailableError || error instanceof CancelledError || error instanceof NotLeaderError
