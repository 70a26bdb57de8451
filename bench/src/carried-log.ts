import { setImmediate } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { beforeFirst, positionFrom } from '@deals/events'
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
import { parseOwn } from './parse-own.ts'

const pageSize = 10_000
const table = `
  create table carried (view text, partition integer, position integer, event text,
    primary key (view, partition, position)) without rowid, strict;
  create table ends (position integer) strict`

/** Divides a log among so many partitions, once, as the relay does: what each process then reads is its own alone. */
export async function writeCarried(file: string, log: EventLog, count: number): Promise<void> {
  const database = new Database(file)
  database.exec(table)
  const insert = database.prepare('insert into carried values (?, ?, ?, ?)')
  const insertAll = database.transaction((events: readonly LogEvent[]) => {
    for (const event of events) {
      const text = JSON.stringify(event)
      views.forEach((view) =>
        partitionsOf(view, event, count).forEach((partition) => insert.run(view, partition, event.position, text)),
      )
    }
  })
  for (let [after, isOver] = [beforeFirst, false]; !isOver;) {
    const { events, upTo, live } = await log.readAll({ after, limit: pageSize })
    insertAll(events)
    after = upTo
    isOver = live
  }
  database.prepare('insert into ends values (?)').run(await log.head())
  database.close()
}

function partitionsOf(view: View, event: LogEvent, count: number): readonly number[] {
  const key = keyIn(view, event)
  if (key === everyPartition) {
    return Array.from({ length: count }, (_, partition) => partition)
  }
  return key === null ? [] : [partitionOf(key, count)]
}

interface Row {
  position: number
  event: string
}

/** Carries some of the partitions from such a file. */
export function carriedFrom(file: string, { count, mine }: { count: number; mine: readonly number[] }): Carrier {
  const database = new Database(file, { readonly: true })
  const end = positionFrom(database.prepare<[], { position: number }>('select position from ends').get()?.position ?? 0)
  const next = database.prepare<[string, number, number], Row>(
    `select position, event from carried where view = ? and partition = ? and position > ? order by position limit ${pageSize}`,
  )
  const places = views.flatMap((view) => mine.map((partition) => ({ view, partition, previous: beforeFirst })))
  const carryOn = async (place: (typeof places)[number], onPiece: Parameters<Carrier['carry']>[0]['onPiece']) => {
    const { view, partition } = place
    const rows = next.all(view, partition, Number(place.previous))
    const records = rows.map(({ position, event }): CarriedRecord => {
      const previous = place.previous
      place.previous = positionFrom(position)
      return { position: place.previous, previous, event: parseOwn(event) }
    })
    const isOver = rows.length < pageSize
    const watermark = { position: isOver ? end : place.previous, previous: place.previous, event: null }
    await onPiece({ view, partition, records: [...records, watermark], beat: () => setImmediate() })
    return isOver
  }
  return {
    name: 'file',
    partitions: count,
    isReading: () => true,
    async carry({ onPiece, signal }) {
      const open = new Set(places)
      while (open.size > 0 && !signal.aborted) {
        for (const place of open) {
          if (await carryOn(place, onPiece)) {
            open.delete(place)
          }
        }
      }
      if (!signal.aborted) {
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      }
      database.close()
    },
  }
}
