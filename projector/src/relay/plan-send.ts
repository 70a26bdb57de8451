import type { Message } from 'kafkajs'
import { beforeFirst, type Position } from '@deals/events'
import { everyPartition, keyIn, partitionOf, views, type Batch, type View } from '@deals/event-log'
import { messageOf, watermarkOf, worded, type WordedEvent } from '@deals/event-log/kafka'

/** Of each partition of each view: the position of the last event that it carries. */
export type Previous = Readonly<Record<View, readonly Position[]>>

/** A chain that begins at a position: whoever stands before it reads the part before it from the log. */
export function chainsFrom(position: Position, partitions: number): Previous {
  const begin = () => Array.from({ length: partitions }, () => position)
  return { 'by-post': begin(), 'by-user': begin() }
}

/** A part of a batch that is sent at once. */
export interface Part {
  events: readonly WordedEvent[]
  upTo: Position
}

export interface Send {
  messages: Readonly<Record<View, readonly Message[]>>
  upTo: Position
  /** What the partitions carry when it has been sent. */
  previous: Previous
}

/**
 * Makes of a batch what each partition of each view carries, in the order of the log, each event with the position of
 * the one before it; then, for every partition, the word that it has carried all of the batch.
 */
export function planSend({ events, upTo }: Part, before: Previous): Send {
  const previous: Record<View, Position[]> = { 'by-post': [...before['by-post']], 'by-user': [...before['by-user']] }
  const messages: Record<View, Message[]> = { 'by-post': [], 'by-user': [] }
  for (const one of events) {
    for (const view of views) {
      const key = keyIn(view, one.event)
      for (const partition of partitionsOf(key, previous[view].length)) {
        const place = { key: key ?? '', partition, previous: previous[view][partition] ?? beforeFirst }
        messages[view].push(messageOf(one, place))
        previous[view][partition] = one.event.position
      }
    }
  }
  for (const view of views) {
    messages[view].push(
      ...previous[view].map((carried, partition) => watermarkOf(upTo, { partition, previous: carried })),
    )
  }
  return { messages, upTo, previous }
}

function partitionsOf(key: string | null, count: number): number[] {
  if (key === null) {
    return []
  }
  return key === everyPartition ? Array.from({ length: count }, (_, at) => at) : [partitionOf(key, count)]
}

/** Under what a broker takes for one partition at once, with room for what is around the events. */
const mostCharacters = 600_000

/** Cuts a batch into parts that brokers take. */
export function* partsOf({ events, upTo }: Pick<Batch, 'events' | 'upTo'>): Generator<Part> {
  let [part, characters]: [WordedEvent[], number] = [[], 0]
  for (const one of events.map(worded)) {
    if (part.length > 0 && characters + one.text.length > mostCharacters) {
      yield { events: part, upTo: part.at(-1)?.event.position ?? upTo }
      part = []
      characters = 0
    }
    part.push(one)
    characters += one.text.length
  }
  yield { events: part, upTo }
}
