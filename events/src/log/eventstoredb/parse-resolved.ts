import type { AllStreamResolvedEvent, ResolvedEvent } from '@eventstore/db-client'
import type { EventMeta, JsonObject } from '../../platform/event.ts'
import type { LogEvent, Position, StreamEvent } from '../event-log.ts'

/** A position of the log beyond what a number holds exactly: nothing may be built on it. */
export class PositionTooLarge extends Error {
  override name = 'PositionTooLarge'
}

const largest = BigInt(Number.MAX_SAFE_INTEGER)

/** For events of ours the commit part and the prepare part are equal, so one number is the whole position. */
export function positionOf(commit: bigint): Position {
  if (commit >= largest) {
    throw new PositionTooLarge(`position ${commit} of the event log is larger than 2^53 - 1`)
  }
  // The first record of a log stands at 0, which is before everything in ours.
  return Number(commit) + 1
}

/** The position as the server counts it. */
export const commitOf = (position: Position): bigint => BigInt(position - 1)

/** Undefined for what the server itself or another program wrote, and for what was deleted behind a link. */
export function parseLogEvent({ event }: AllStreamResolvedEvent): LogEvent | undefined {
  return event !== undefined && isOurs(event)
    ? { ...parts(event), position: positionOf(event.position.commit) }
    : undefined
}

/** The position in the whole log is not told by a read of one stream. */
export const parseStreamEvent = ({ event }: ResolvedEvent): StreamEvent | undefined =>
  event !== undefined && isOurs(event) ? parts(event) : undefined

/** Where a record stands, whosever it is; undefined for a link to what was deleted. */
export const parsePosition = ({ event }: AllStreamResolvedEvent): Position | undefined =>
  event && positionOf(event.position.commit)

/** The attempt that wrote an event of ours. */
export const parseAttempt = ({ event }: ResolvedEvent): string | undefined =>
  event !== undefined && isOurs(event) ? event.metadata.attempt : undefined

interface Recorded {
  readonly id: string
  readonly type: string
  readonly streamId: string
  readonly revision: bigint
  readonly created: Date
  readonly data: unknown
  readonly metadata?: unknown
}
/** Only what passed checkedAppend was stored in such a shape, so payload and metadata need no second look. */
interface OurRecorded extends Recorded {
  readonly data: JsonObject
  readonly metadata: StoredMeta
}

/** Ours lies within, so that reading it copies nothing; names with $ serve the server's own tools. */
export interface StoredMeta {
  readonly $correlationId: string
  readonly $causationId: string
  /** Which attempt of an append wrote the event. */
  readonly attempt: string
  readonly meta: EventMeta
}

function isOurs(event: Recorded): event is OurRecorded {
  const { type, streamId, metadata } = event
  return (
    !type.startsWith('$') &&
    !streamId.startsWith('$') &&
    typeof metadata === 'object' &&
    metadata !== null &&
    'meta' in metadata
  )
}

function parts({ id, type, streamId, revision, created, data, metadata: { meta } }: OurRecorded): StreamEvent {
  return { id, type, stream: streamId, revision: Number(revision), at: created.getTime(), data, meta }
}
