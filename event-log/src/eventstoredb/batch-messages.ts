// CommonJS that nothing can look into before it runs, so each comes as a whole.
import shared, { type UUID as Uuid } from '@eventstore/db-client/generated/shared_pb.js'
import streams, { type BatchAppendResp as BatchAnswer } from '@eventstore/db-client/generated/streams_pb.js'
import type { Expected } from '../event-log.ts'

export type { BatchAnswer }
const { Empty, StreamIdentifier, UUID, WrongExpectedVersion } = shared
const { BatchAppendReq } = streams

/** An event as it is sent: payload and metadata are JSON texts. */
export interface SentEvent {
  readonly id: string
  readonly type: string
  readonly data: string
  readonly metadata: string
}
export interface Sent {
  readonly stream: string
  readonly expected: Expected
  readonly events: readonly SentEvent[]
}

/** An append as one message; its number tells its answer from others of the same call. */
export function batchMessage(number: number, { stream, expected, events }: Sent) {
  const identifier = new StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64'))
  const options = new BatchAppendReq.Options().setStreamIdentifier(identifier)
  if (expected === 'any') {
    options.setAny(new Empty())
  } else if (expected === 'none') {
    options.setNoStream(new Empty())
  } else {
    options.setStreamPosition(String(expected))
  }
  return new BatchAppendReq()
    .setCorrelationId(new UUID().setString(textOf(number)))
    .setOptions(options)
    .setProposedMessagesList(events.map(proposed))
    .setIsFinal(true)
}

function proposed({ id, type, data, metadata }: SentEvent) {
  const message = new BatchAppendReq.ProposedMessage().setId(new UUID().setString(id))
  message.getMetadataMap().set('type', type).set('content-type', 'application/json')
  return message.setData(Buffer.from(data)).setCustomMetadata(Buffer.from(metadata))
}

/** What became of an append: where it stands, where its stream stood, or that the server says something else. */
export type BatchResult =
  | { readonly kind: 'written'; readonly revision: number; readonly commit: bigint | undefined }
  | { readonly kind: 'wrong-revision'; readonly actual: number }
  | { readonly kind: 'failed'; readonly reason: string }

export function parseBatchAnswer(answer: BatchAnswer): { number: number; result: BatchResult } {
  return { number: numberOf(answer.getCorrelationId()), result: resultOf(answer) }
}

function resultOf(answer: BatchAnswer): BatchResult {
  const success = answer.getSuccess()
  if (success !== undefined) {
    const commit = success.getPosition()?.getCommitPosition()
    const revision = Number(success.getCurrentRevision())
    return { kind: 'written', revision, commit: commit === undefined ? undefined : BigInt(commit) }
  }
  const details = answer.getError()?.getDetails()
  const name = 'event_store.client.WrongExpectedVersion'
  const wrong =
    details?.getTypeName() === name
      ? details.unpack((bytes) => WrongExpectedVersion.deserializeBinary(bytes), name)
      : undefined
  return wrong === undefined || wrong === null
    ? { kind: 'failed', reason: answer.getError()?.getMessage() ?? 'an answer without a result' }
    : {
        kind: 'wrong-revision',
        actual: wrong.hasCurrentStreamRevision() ? Number(wrong.getCurrentStreamRevision()) : -1,
      }
}

// Ids of answers are ours to choose; a number in the last twelve places of a uuid is one that is read again at once.
const digits = 12
const mask = (1n << BigInt(4 * digits)) - 1n

const textOf = (number: number): string => `00000000-0000-4000-8000-${number.toString(16).padStart(digits, '0')}`

/** The server writes the same id as a text or as two numbers. */
function numberOf(id: Uuid | undefined): number {
  const structured = id?.getStructured()
  return structured === undefined
    ? Number.parseInt((id?.getString() ?? '').slice(-digits), 16)
    : Number(BigInt(structured.getLeastSignificantBits()) & mask)
}
