import { MongoBulkWriteError, MongoError, MongoNetworkError, MongoServerError } from 'mongodb'
import { Unavailable } from '../store-faults.ts'

/** Two first writes of one id, or a guarded write of a document that is newer; of many writes, nothing but that. */
export function isDuplicate(error: unknown): error is MongoServerError {
  if (error instanceof MongoBulkWriteError) {
    const isAnswer = brokenBulk(error) === null && error.result.getWriteConcernError() === undefined
    return isAnswer && error.result.getWriteErrors().every(({ code }) => code === duplicateKey)
  }
  return error instanceof MongoServerError && error.code === duplicateKey
}

const duplicateKey = 11_000

/** Names of errors of the driver that say nothing but that no server answered. */
const awayNames = [
  'MongoServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoServerClosedError',
  'MongoOperationTimeoutError',
  'MongoStalePrimaryError',
  'MongoWaitQueueTimeoutError',
]
/** What servers answer while they start, stop, elect another primary, are overloaded or have a full disk. */
const awayCodes = new Set([
  6, 7, 43, 50, 64, 89, 91, 112, 134, 175, 189, 202, 262, 9001, 10_107, 11_600, 11_601, 11_602, 13_388, 13_435, 13_436,
  14_031,
])
const networkCodes = /^(E(CONN|TIMEOUT|SERVFAIL|NOTFOUND|AI_|HOST|NET|PIPE)[A-Z_]*)$/

/**
 * What went wrong on the way of a bulk of writes. The driver says it with an error of the bulk, which looks as if the
 * server had answered, and which names only the writes that failed in parts sent before.
 */
export function brokenBulk(error: unknown): Error | null {
  const response: unknown = error instanceof MongoBulkWriteError ? error.errorResponse : null
  return response instanceof Error ? response : null
}

/** True for errors that pass by themselves: the server is away, or not able to answer for now. */
export function isAway(thrown: unknown): boolean {
  const error = brokenBulk(thrown) ?? thrown
  if (error instanceof MongoNetworkError) {
    return true
  }
  if (error instanceof MongoBulkWriteError && error.result.getWriteConcernError() !== undefined) {
    return true
  }
  if (error instanceof MongoServerError) {
    return awayCodes.has(Number(error.code)) || error.hasErrorLabel('RetryableWriteError')
  }
  if (error instanceof MongoError) {
    return awayNames.includes(error.name)
  }
  // Looking up the hosts of a mongodb+srv address fails with the errors of Node.
  return error instanceof Error && 'code' in error && networkCodes.test(String(error.code))
}

/** Runs an operation; that the server is away becomes Unavailable, which passes by itself. */
export async function orUnavailable<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation()
  } catch (error) {
    throw isAway(error) && error instanceof Error
      ? new Unavailable(`MongoDB does not answer: ${error.message}`, { cause: error })
      : error
  }
}
