import { parentPort } from 'node:worker_threads'
import { positionFrom } from '@deals/events/platform'
import { givenToThread } from '@deals/storage/threads'
import { openSqliteLog } from '../sqlite/sqlite-event-log.ts'

// Follows a log on a thread of its own and tells each batch's events to whoever started it.
const { file, after } = givenToThread<{ file: string; after: number }>()
const log = await openSqliteLog({ file, writer: 'inline', readOnly: true })
const stop = new AbortController()
parentPort?.once('message', () => stop.abort())

for await (const { events } of log.subscribe({ after: positionFrom(after), signal: stop.signal })) {
  parentPort?.postMessage(events.map(({ position }) => position))
}
await log.close()
