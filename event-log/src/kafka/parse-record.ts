import { parsePosition, type Position } from '@deals/events/platform'
import type { LogEvent } from '../event-log.ts'
import type { CarriedRecord } from './chain.ts'

type Held = Buffer | string | (Buffer | string)[] | undefined
/** The parts of a message that a record is made of; messages of the client fit. */
export interface HeldMessage {
  value: Buffer | string | null
  headers?: Readonly<Record<string, Held>>
}

/**
 * Reads a record of a topic. Null for what is none of ours, or is damaged: as the positions around it do not fit
 * together then, whoever reads the partition finds out and reads that part from the log.
 */
export function parseRecord({ value, headers = {} }: HeldMessage): CarriedRecord | null {
  const [position, previous] = [positionIn(headers['position']), positionIn(headers['previous'])]
  if (position === undefined || previous === undefined) {
    return null
  }
  if (value === null) {
    return { position, previous, event: null }
  }
  const event = parseEvent(value.toString())
  return event?.position === position ? { position, previous, event } : null
}

const positionIn = (held: Held): Position | undefined =>
  held === undefined || Array.isArray(held) ? undefined : parsePosition(held.toString())

/** What the relay wrote is an event as the log gave it; only whether it is whole is looked at. */
function parseEvent(text: string): LogEvent | null {
  try {
    return JSON.parse(text) as LogEvent
  } catch {
    return null
  }
}
