import Database from 'better-sqlite3'
import { openSqliteLog, type Codec, type NewEvent } from '@deals/event-log'
import { newUuid } from '@deals/events/platform'
import type { Happening } from './site-history.ts'

const groupSize = 20_000
/** When the first event is said to have happened; each later one a second after the one before. */
const firstTime = Date.UTC(2026, 0, 1)

/**
 * Fills a new log with a history. The rows are those that appending would leave, written without waiting for the disk
 * each time: a million appends would take longer than what is to be measured.
 */
export async function writeLog(file: string, history: Iterable<Happening>, codec: Codec): Promise<void> {
  const log = await openSqliteLog({ file, writer: 'inline' })
  await log.close()
  const writer = logWriter(file)
  let group: { happening: Happening; event: NewEvent }[] = []
  for (const happening of history) {
    const event = await encoded(happening, codec)
    if (group.push({ happening, event }) === groupSize) {
      writer.write(group)
      group = []
    }
  }
  writer.write(group)
  writer.close()
}

/** An event of a history as a log stores it. */
export async function encoded({ stream, by, event }: Happening, codec: Codec): Promise<NewEvent> {
  const commandId = newUuid()
  const actor = { id: by, kind: 'user' } as const
  const meta = { commandId, correlationId: commandId, causationId: commandId, actor }
  const [made] = await codec.encode([event], { stream, meta, subject: by })
  if (made === undefined) {
    throw new Error(`${event.type} was not encoded`)
  }
  return made
}

function logWriter(file: string) {
  const database = new Database(file)
  database.pragma('synchronous = OFF')
  const insert = database.prepare(
    'insert into events (stream, revision, id, type, data, meta, at) values (?, ?, ?, ?, ?, ?, ?)',
  )
  const setRevision = database.prepare('insert or replace into streams (name, revision) values (?, ?)')
  const revisions = new Map<string, number>()
  let at = firstTime
  const writeGroup = database.transaction((group: { happening: Happening; event: NewEvent }[]) => {
    for (const { happening, event } of group) {
      const { stream } = happening
      const revision = (revisions.get(stream) ?? -1) + 1
      revisions.set(stream, revision)
      const id = Buffer.from(event.id.replaceAll('-', ''), 'hex')
      insert.run(stream, revision, id, event.type, JSON.stringify(event.data), JSON.stringify(event.meta), (at += 1000))
      setRevision.run(stream, revision)
    }
  })
  return {
    write: (group: { happening: Happening; event: NewEvent }[]) => writeGroup(group),
    close: () => database.close(),
  }
}
