import { openEventLog, openMemoryLog, type EventLog } from '@deals/event-log'
import { startFakeEventStore } from '@deals/event-log/testing'

export interface OpenedLog {
  log: EventLog
  /** Of its server, where it has one. */
  url: string | undefined
  close(): Promise<void>
}

export async function memoryLog(): Promise<OpenedLog> {
  const log = openMemoryLog()
  return { log, url: undefined, close: () => log.close() }
}

/** A log whose positions are places in a file, as EventStoreDB's are. */
export async function eventStoreLog(): Promise<OpenedLog> {
  const server = await startFakeEventStore()
  const log = await openEventLog({ eventStoreUrl: server.url, file: '', writer: 'inline' })
  return {
    log,
    url: server.url,
    async close() {
      await log.close()
      await server.stop()
    },
  }
}
