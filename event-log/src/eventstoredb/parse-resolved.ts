import { START, type AllStreamResolvedEvent, type ResolvedEvent } from '@eventstore/db-client'
import { beforeFirst, numberOf, positionFrom, type Position } from '@deals/events/platform'
import type { LogEvent, StreamEvent } from '../event-log.ts'
import { damaged } from '../parse-stored-event.ts'
import { isOurs, isPayload, isSpoiledMark, type Recorded } from './event-mark.ts'

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
  return positionFrom(Number(commit) + 1)
}

/** The position as the server counts it. */
export const commitOf = (position: Position): bigint => BigInt(numberOf(position) - 1)

/** What an event of a site takes in the file of the server, its metadata included: some hundred bytes to a thousand. */
const usualBytes = 800

/** By the bytes between two positions. */
export const estimateBetween = (after: Position, upTo: Position): number =>
  Math.max(0, numberOf(upTo) - numberOf(after)) / usualBytes

/** Where the server is to begin. */
export function recordAt(position: Position) {
  const commit = position === beforeFirst ? undefined : commitOf(position)
  return commit === undefined ? START : { commit, prepare: commit }
}

/** Undefined for what the server itself or another program wrote, and for what was deleted behind a link. */
export function parseLogEvent({ event }: AllStreamResolvedEvent, identity: string): LogEvent | undefined {
  const ours = event && ourEvent(event, identity)
  return event && ours && { ...ours, position: positionOf(event.position.commit) }
}

/** The position in the whole log is not told by a read of one stream. */
export const parseStreamEvent = ({ event }: ResolvedEvent, identity: string): StreamEvent | undefined =>
  event && ourEvent(event, identity)

/** Where a record stands, whosever it is; undefined for a link to what was deleted. */
export const placeOf = ({ event }: AllStreamResolvedEvent): Position | undefined =>
  event && positionOf(event.position.commit)

/** The attempt that wrote an event of ours. */
export const parseAttempt = ({ event }: ResolvedEvent, identity: string): string | undefined =>
  event !== undefined && isOurs(event, identity) ? event.metadata.attempt : undefined

function ourEvent(event: Recorded, identity: string): StreamEvent | undefined {
  const { id, type, streamId, revision, created, data } = event
  const head = { id, type, stream: streamId, revision: Number(revision), at: created.getTime() }
  if (isOurs(event, identity)) {
    return isPayload(data)
      ? { ...head, data, meta: event.metadata.meta }
      : { ...head, ...damaged('its payload is no JSON object') }
  }
  return isSpoiledMark(event, identity) ? { ...head, ...damaged('its metadata are no JSON') } : undefined
}
