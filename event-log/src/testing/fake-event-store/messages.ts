import type * as shared from '@eventstore/db-client/generated/shared_pb.js'
import type * as streams from '@eventstore/db-client/generated/streams_pb.js'
import { AppendResp, Empty, ReadResp, StreamIdentifier, UUID } from './protocol.ts'
import type { ExpectedRevision, Outcome, Proposed, StoredRecord } from './stored-log.ts'

const ticksPerMillisecond = 10_000n

const writtenOut = new WeakMap<StoredRecord, Buffer>()

/** Written out once for all that read it, so that the server is not what readers wait for. */
export function eventMessage(record: StoredRecord): Buffer {
  const known = writtenOut.get(record) ?? Buffer.from(asMessage(record).serializeBinary())
  writtenOut.set(record, known)
  return known
}

function asMessage(record: StoredRecord): streams.ReadResp {
  const recorded = new ReadResp.ReadEvent.RecordedEvent()
  recorded.setId(new UUID().setString(record.id))
  recorded.setStreamIdentifier(new StreamIdentifier().setStreamName(Buffer.from(record.stream).toString('base64')))
  recorded.setStreamRevision(String(record.revision))
  recorded.setCommitPosition(String(record.position))
  recorded.setPreparePosition(String(record.position))
  record.metadata.forEach((value, name) => recorded.getMetadataMap().set(name, value))
  recorded.getMetadataMap().set('created', String(BigInt(record.created) * ticksPerMillisecond))
  recorded.setCustomMetadata(record.custom)
  recorded.setData(record.data)
  const event = new ReadResp.ReadEvent()
  event.setEvent(recorded)
  event.setCommitPosition(String(record.position))
  return new ReadResp().setEvent(event)
}

export const confirmation = (): streams.ReadResp =>
  new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId('followed'))

/** How far a filtered subscription has looked. */
export const checkpoint = (position: string): streams.ReadResp =>
  new ReadResp().setCheckpoint(new ReadResp.Checkpoint().setCommitPosition(position).setPreparePosition(position))

export const streamNotFound = (name: string): streams.ReadResp =>
  new ReadResp().setStreamNotFound(
    new ReadResp.StreamNotFound().setStreamIdentifier(
      new StreamIdentifier().setStreamName(Buffer.from(name).toString('base64')),
    ),
  )

export function appendAnswer(outcome: Exclude<Outcome, { kind: 'timed-out' }>): streams.AppendResp {
  if (outcome.kind === 'wrong') {
    const wrong = new AppendResp.WrongExpectedVersion()
    if (outcome.actual === -1) {
      wrong.setCurrentNoStream(new Empty())
    } else {
      wrong.setCurrentRevision(String(outcome.actual))
    }
    return new AppendResp().setWrongExpectedVersion(wrong)
  }
  const place = String(outcome.position)
  const position = new AppendResp.Position().setCommitPosition(place).setPreparePosition(place)
  const success = new AppendResp.Success().setCurrentRevision(String(outcome.revision)).setPosition(position)
  return new AppendResp().setSuccess(success)
}

/** The stream's name is written as text into a field of bytes. */
export const nameOf = (identifier: shared.StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? new Uint8Array()).toString('utf8')

export function expectedBy(options: streams.AppendReq.Options): ExpectedRevision {
  return options.hasRevision() ? Number(options.getRevision()) : options.hasNoStream() ? 'none' : 'any'
}

type Message = streams.AppendReq.ProposedMessage | streams.BatchAppendReq.ProposedMessage

export function proposed(message: Message): Proposed {
  const metadata = new Map<string, string>()
  message.getMetadataMap().forEach((value, name) => metadata.set(name, value))
  return {
    id: message.getId()?.getString() ?? '',
    metadata,
    custom: message.getCustomMetadata_asU8(),
    data: message.getData_asU8(),
  }
}
