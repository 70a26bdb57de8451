import type { EventMeta, JsonObject } from '@deals/events/platform'
import { isEventMeta, isObject } from '../checked-append.ts'

/** Ours lies within, so that reading it copies nothing; names with $ serve the server's own tools. */
export interface StoredMeta {
  readonly $correlationId: string
  readonly $causationId: string
  /** Which attempt of an append wrote the event. */
  readonly attempt: string
  /** Identity of the log that it was written to; older events of ours carry none. */
  readonly log?: string
  readonly meta: EventMeta
}

export interface Recorded {
  readonly id: string
  readonly type: string
  readonly streamId: string
  readonly revision: bigint
  readonly created: Date
  readonly data: unknown
  readonly metadata?: unknown
}
/** Only what passed checkedAppend was stored with such a mark, so what of it can be read needs no second look. */
export interface OurRecorded extends Recorded {
  readonly metadata: StoredMeta
}

const typeName = /^[A-Z][A-Za-z]+$/

/**
 * Other programs write to the same server, with whatever names they like; ours is what carries our mark in full, and
 * was not brought here from another log by other means than a copy of ours.
 */
export function isOurs(event: Recorded, identity: string): event is OurRecorded {
  return isMark(event.metadata, identity) && hasNameOfOurs(event)
}

/** The client hands out the bytes of metadata that it cannot read; where they name the log, they were a mark of ours. */
export const isSpoiledMark = (event: Recorded, identity: string): boolean =>
  event.metadata instanceof Uint8Array && Buffer.from(event.metadata).includes(identity) && hasNameOfOurs(event)

/** What is no JSON comes as text or bytes. */
export const isPayload = (data: unknown): data is JsonObject => isObject(data) && !(data instanceof Uint8Array)

const hasNameOfOurs = ({ streamId, type }: Recorded) => !streamId.startsWith('$') && typeName.test(type)

/** The identity of the log that an event of ours was written to, whichever that is. */
export function writtenTo({ metadata }: Recorded): string | undefined {
  return isObject(metadata) && typeof metadata['log'] === 'string' && isMark(metadata, metadata['log'])
    ? metadata['log']
    : undefined
}

function isMark(metadata: unknown, identity: string): boolean {
  if (!isObject(metadata)) {
    return false
  }
  const { meta, attempt, log = identity, $correlationId, $causationId } = metadata
  return (
    log === identity &&
    typeof attempt === 'string' &&
    isEventMeta(meta) &&
    $correlationId === meta.correlationId &&
    $causationId === meta.causationId
  )
}
