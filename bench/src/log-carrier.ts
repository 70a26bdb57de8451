import { setImmediate } from 'node:timers/promises'
import { beforeFirst } from '@deals/events'
import {
  everyPartition,
  keyIn,
  partitionOf,
  views,
  type CarriedRecord,
  type EventLog,
  type LogEvent,
  type View,
} from '@deals/event-log'
import type { Carrier } from '@deals/projector/app'

const pageSize = 10_000

/** Carries some of so many partitions straight from a log: what folding them takes, without what carries them. */
export function logCarrier(log: EventLog, { count, mine }: { count: number; mine: readonly number[] }): Carrier {
  const places = views.flatMap((view) => mine.map((partition) => ({ view, partition, previous: beforeFirst })))
  return {
    name: 'log',
    partitions: count,
    isReading: () => true,
    async carry({ onPiece, signal }) {
      for (let [after, isOver] = [beforeFirst, false]; !isOver && !signal.aborted;) {
        const { events, upTo, live } = await log.readAll({ after, limit: pageSize })
        const carried = divided(events, count)
        for (const place of places) {
          const { view, partition } = place
          const records = (carried[view][partition] ?? []).map((event): CarriedRecord => {
            const previous = place.previous
            place.previous = event.position
            return { position: event.position, previous, event }
          })
          const watermark = { position: upTo, previous: place.previous, event: null }
          await onPiece({ view, partition, records: [...records, watermark], beat: () => setImmediate() })
        }
        after = upTo
        isOver = live
      }
      if (!signal.aborted) {
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      }
    },
  }
}

function divided(events: readonly LogEvent[], count: number): Record<View, LogEvent[][]> {
  const empty = () => Array.from({ length: count }, (): LogEvent[] => [])
  const parts: Record<View, LogEvent[][]> = { 'by-post': empty(), 'by-user': empty() }
  for (const event of events) {
    for (const view of views) {
      const key = keyIn(view, event)
      const targets = key === null ? [] : key === everyPartition ? parts[view] : [parts[view][partitionOf(key, count)]]
      targets.forEach((target) => target?.push(event))
    }
  }
  return parts
}
