import type { Message } from 'kafkajs'
import { numberOf, type Position } from '@deals/events/platform'
import type { LogEvent } from '../event-log.ts'

/** Where a message goes, and what the partition carried before it. */
export interface Place {
  key: string
  partition: number
  previous: Position
}

/** An event with its text, which is made once however many partitions carry it. */
export interface WordedEvent {
  event: LogEvent
  text: string
}
export const worded = (event: LogEvent): WordedEvent => ({ event, text: JSON.stringify(event) })

/** An event as a topic carries it: sealed as the log has it. */
export function messageOf({ event, text }: WordedEvent, { key, partition, previous }: Place): Message {
  const { position, stream, revision, id, type } = event
  const headers = { stream, id, type, revision: String(revision), ...positions(position, previous) }
  return { key, partition, value: text, headers }
}

/** The word that a partition has carried everything up to a position. */
export const watermarkOf = (upTo: Position, { partition, previous }: Omit<Place, 'key'>): Message => ({
  key: null,
  partition,
  value: null,
  headers: positions(upTo, previous),
})

const positions = (position: Position, previous: Position) => ({
  position: String(numberOf(position)),
  previous: String(numberOf(previous)),
})
