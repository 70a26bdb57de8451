import type { ServerDuplexStream, ServerReadableStream } from '@grpc/grpc-js'
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp as BatchAnswer,
} from '@eventstore/db-client/generated/streams_pb.js'
import { expectedBy, nameOf, proposed } from './messages.ts'
import {
  AllStreamPosition,
  BatchAppendResp,
  Empty,
  Status,
  StreamIdentifier,
  WrongExpectedVersion,
} from './protocol.ts'
import type { ExpectedRevision, Outcome, Proposed } from './stored-log.ts'

export interface Offered {
  stream: string
  expected: ExpectedRevision
  events: Proposed[]
}

type Answer = (outcome: Outcome) => void
export type AppendCall = ServerReadableStream<AppendReq, AppendResp>
export type BatchCall = ServerDuplexStream<BatchAppendReq, BatchAnswer>
/** The append that has a call of its own. */
export function takeAppend(call: AppendCall, whole: (offered: Offered) => void): void {
  const offered: Offered = { stream: '', expected: 'any', events: [] }
  call.on('data', (message: AppendReq) => {
    const [options, event] = [message.getOptions(), message.getProposedMessage()]
    if (options !== undefined) {
      Object.assign(offered, { stream: nameOf(options.getStreamIdentifier()), expected: expectedBy(options) })
    }
    if (event !== undefined) {
      offered.events.push(proposed(event))
    }
  })
  call.on('end', () =>
    setImmediate(() => {
      // What was called off half way ends too, a moment before it is known for that, and is not written in part.
      if (!call.cancelled) {
        whole(offered)
      }
    }),
  )
}

/** Appends that share one call, told apart by their correlation ids. */
export function takeBatches(call: BatchCall, whole: (offered: Offered, answer: Answer) => void): void {
  const begun = new Map<string, Offered>()
  call.on('data', (message: BatchAppendReq) => {
    const id = message.getCorrelationId()?.getString() ?? ''
    const options = message.getOptions()
    const stream = nameOf(options?.getStreamIdentifier())
    const expected = options === undefined ? 'any' : batchExpectation(options)
    const offered = begun.get(id) ?? { stream, expected, events: [] }
    begun.set(id, offered)
    offered.events.push(...message.getProposedMessagesList().map(proposed))
    if (message.getIsFinal()) {
      begun.delete(id)
      whole(offered, (outcome) => {
        if (outcome.kind !== 'timed-out') {
          call.write(batchAnswer(message, offered.stream, outcome))
        }
      })
    }
  })
  call.on('end', () => call.end())
}

const batchExpectation = (options: BatchAppendReq.Options): ExpectedRevision =>
  options.hasStreamPosition() ? Number(options.getStreamPosition()) : options.hasNoStream() ? 'none' : 'any'

function batchAnswer(
  message: BatchAppendReq,
  stream: string,
  outcome: Exclude<Outcome, { kind: 'timed-out' }>,
): BatchAnswer {
  const identifier = new StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64'))
  const answer = new BatchAppendResp().setCorrelationId(message.getCorrelationId()).setStreamIdentifier(identifier)
  if (outcome.kind === 'wrong') {
    const wrong = new WrongExpectedVersion().setExpectedAny(new Empty())
    const conflict =
      outcome.actual === -1
        ? wrong.setCurrentNoStream(new Empty())
        : wrong.setCurrentStreamRevision(String(outcome.actual))
    // Read from two bytes, a status has details of the right kind, which are to be filled.
    const status = Status.deserializeBinary(Uint8Array.of(0x1a, 0)).setMessage('WrongExpectedVersion')
    status.getDetails()?.pack(conflict.serializeBinary(), 'event_store.client.WrongExpectedVersion')
    return answer.setError(status)
  }
  const [revision, place] = [String(outcome.revision), String(outcome.position)]
  const position = new AllStreamPosition().setCommitPosition(place).setPreparePosition(place)
  return answer.setSuccess(new BatchAppendResp.Success().setCurrentRevision(revision).setPosition(position))
}
