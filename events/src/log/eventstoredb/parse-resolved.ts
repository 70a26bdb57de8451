import type { AllStreamResolvedEvent, ResolvedEvent } from '@eventstore/db-client'
import type { EventMeta, JsonObject } from '../../platform/event.ts'
import type { LogEvent, Position, StreamEvent } from '../event-log.ts'

/** A position of the log beyond what a number holds exactly: nothing may be built on it. */
export class PositionTooLarge extends Error {
  override name = 'PositionTooLarge'
}

/** For events of ours the commit part and the prepare part are equal, so one number is the whole position. */
export function positionOf(commit: bigint): Position {
  if (commit > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw new PositionTooLarge(`position ${commit} of the event log is larger than 2^53 - 1`)
  }
  // The first event of a log stands at 0, which is before everything in ours.
  return Number(commit) + 1
}

/** The position as the server counts it. */
export const commitOf = (position: Position): bigint => BigInt(position - 1)

/** Null for what the server itself writes, and for what was deleted behind a link. */
export function parseLogEvent({ event }: AllStreamResolvedEvent): LogEvent | null {
  return event === undefined || isOfTheServer(event)
    ? null
    : { ...parts(event), position: positionOf(event.position.commit) }
}

/** The position in the whole log is not told by a read of one stream. */
export const parseStreamEvent = ({ event }: ResolvedEvent): StreamEvent | null =>
  event === undefined ? null : parts(event)

/** Where an event of the server or of ours stands; null for a resolved link. */
export const parsePosition = ({ event }: AllStreamResolvedEvent): Position | null =>
  event === undefined ? null : positionOf(event.position.commit)

interface Recorded {
  readonly id: string
  readonly type: string
  readonly streamId: string
  readonly revision: bigint
  readonly created: Date
  readonly data: unknown
  readonly metadata?: unknown
}

const isOfTheServer = ({ type, streamId }: Recorded): boolean => type.startsWith('$') || streamId.startsWith('$')

/** Only what passed checkedAppend was stored, so payload and metadata need no second look. */
function parts({ id, type, streamId, revision, created, data, metadata }: Recorded): StreamEvent {
  const { $correlationId: _correlation, $causationId: _causation, ...meta } = metadata as JsonObject
  return {
    id,
    type,
    stream: streamId,
    revision: Number(revision),
    at: created.getTime(),
    data: data as JsonObject,
    meta: meta as unknown as EventMeta,
  }
}
