import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  MaxAppendSizeExceededError,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client'
import { Metadata, status, type ServiceError } from '@grpc/grpc-js'
import { positionFrom } from '@deals/events/platform'
import { Unavailable, StoreProblem, OutcomeUnknown } from '@deals/storage'
import { Invalid } from '../event-log.ts'
import { PositionTooLarge, commitOf, positionOf } from './parse-resolved.ts'
import { appendError, readError } from './store-errors.ts'

const said = (code: status, details: string): ServiceError =>
  Object.assign(new Error(`${code} ${status[code]}: ${details}`), { code, details, metadata: new Metadata() })

const refused = new UnavailableError(said(status.UNAVAILABLE, 'No connection established. Last error: ECONNREFUSED'))
const dropped = new UnavailableError(said(status.UNAVAILABLE, 'Connection dropped'))
const unresolved = new UnavailableError(said(status.UNAVAILABLE, 'Name resolution failed for target dns:one:2113'))
const late = new DeadlineExceededError(said(status.DEADLINE_EXCEEDED, 'Deadline exceeded; No connection established'))
const cancelled = new CancelledError(said(status.CANCELLED, 'Call cancelled'))
const denied = new AccessDeniedError(said(status.UNAUTHENTICATED, 'Unauthenticated'))
const odd = new UnknownError(said(status.UNKNOWN, 'something else'))
const undiscovered = new Error('Failed to discover after 10 attempts.')
const noTls = new UnavailableError(said(status.UNAVAILABLE, 'Last error: SSL routines:wrong version number'))
const untrusted = new UnavailableError(said(status.UNAVAILABLE, 'No connection established. self-signed certificate'))

describe('an error of the client', () => {
  it.each([
    ['no connection', refused, Unavailable],
    ['no such host', unresolved, Unavailable],
    ['no leader to be found', undiscovered, Unavailable],
    ['a connection that broke under the append', dropped, OutcomeUnknown],
    ['a deadline that passed, whatever it waited for', late, OutcomeUnknown],
    ['a call that was cancelled', cancelled, OutcomeUnknown],
    ['anything else', odd, OutcomeUnknown],
    ['a wrong password', denied, StoreProblem],
    ['an append that is too large', new MaxAppendSizeExceededError(undefined, 1), Invalid],
  ])('for an append: %s', (_, error, kind) => {
    expect(appendError(error).constructor).toBe(kind)
  })

  it.each([
    [refused, Unavailable, /^EventStoreDB does not answer: 14 UNAVAILABLE: No connection established/],
    [dropped, Unavailable, /Connection dropped$/],
    [odd, Unavailable, /something else$/],
    [denied, StoreProblem, /^EVENTSTORE_URL: the server refuses the name or the password\.$/],
    [noTls, StoreProblem, /^EVENTSTORE_URL: the server does not speak TLS; add \?tls=false to the address\.$/],
    [untrusted, StoreProblem, /^EVENTSTORE_URL: the certificate of the server is not trusted; .* tlsCAFile\.$/],
  ])('for a reading: %s', (error, kind, sentence) => {
    expect(readError(error).constructor).toBe(kind)
    expect(readError(error).message).toMatch(sentence)
  })

  it('is told in one line', () => {
    expect(readError(new Error('one\n  two\n')).message).toBe('EventStoreDB does not answer: one two')
  })
})

describe('a position', () => {
  it.each([
    [0n, 1],
    [4711n, 4712],
    [2n ** 53n - 2n, Number.MAX_SAFE_INTEGER],
  ])('of %d on the server is exact', (commit, position) => {
    expect(positionOf(commit)).toBe(position)
    expect(commitOf(positionFrom(position))).toBe(commit)
  })

  it.each([2n ** 53n - 1n, 2n ** 53n, 2n ** 64n - 1n])('of %d on the server is refused', (commit) => {
    expect(() => positionOf(commit)).toThrow(PositionTooLarge)
  })
})
