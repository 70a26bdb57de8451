import { beforeFirst } from '@deals/events'
import { views, type CarriedRecord, type EventLog, type View } from '@deals/event-log'
import { parseRecord } from '@deals/event-log/kafka'
import type { CarriedPiece, Carrier } from '../platform/partitions/carrier.ts'
import { chainsFrom, partsOf, planSend } from '../relay/plan-send.ts'

/** One partition with what it carries, in order. */
export interface CarriedPartition {
  view: View
  partition: number
  records: CarriedRecord[]
}

/** What the relay makes of a log, in sends of so many events each. */
export async function carriedBy(log: EventLog, count: number, atOnce: number): Promise<CarriedPartition[]> {
  const carried = views.flatMap((view) =>
    Array.from({ length: count }, (_, partition): CarriedPartition => ({ view, partition, records: [] })),
  )
  let previous = chainsFrom(beforeFirst, count)
  for (let [after, isOver] = [beforeFirst, false]; !isOver;) {
    const batch = await log.readAll({ after, limit: atOnce })
    for (const part of partsOf(batch)) {
      const send = planSend(part, previous)
      previous = send.previous
      for (const { view, partition, records } of carried) {
        const mine = send.messages[view].filter((message) => message.partition === partition)
        records.push(...mine.map(parseRecord).filter((record) => record !== null))
      }
    }
    after = batch.upTo
    isOver = batch.live
  }
  return carried
}

export interface HandCarrier extends Carrier {
  /** Gives a piece to the projector and resolves when it is folded. */
  give(piece: Omit<CarriedPiece, 'beat'>): Promise<void>
}

/** A carrier that carries what a test gives it, when the test gives it. */
export function handCarrier(partitions: number): HandCarrier {
  let receive: ((piece: CarriedPiece) => Promise<void>) | undefined
  return {
    name: 'hand',
    partitions,
    isReading: () => receive !== undefined,
    async carry({ onPiece, signal }) {
      receive = onPiece
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    },
    async give(piece) {
      await receive?.({ ...piece, beat: async () => undefined })
    },
  }
}
