import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportAdapterRun } from '@deals/storage/testing'
import { findEventStore } from './testing/event-store-server.ts'
import { startFakeEventStore } from './testing/fake-event-store/fake-event-store.ts'
import { describeEventLog, type OpenedLog } from './testing/event-log.contract.ts'
import { openEventStoreDbLog } from './eventstoredb/eventstoredb-event-log.ts'
import { openMemoryLog } from './memory-event-log.ts'
import { openSqliteLog } from './sqlite/sqlite-event-log.ts'

async function openMemory(): Promise<OpenedLog> {
  const log = openMemoryLog()
  return { log, cleanUp: () => log.close() }
}

async function openSqlite(writer: 'inline' | 'thread'): Promise<OpenedLog> {
  const directory = mkdtempSync(join(tmpdir(), 'event-log-'))
  const open = () => openSqliteLog({ file: join(directory, 'events.db'), writer })
  let log = await open()
  return {
    log,
    reopen: async () => {
      await log.close()
      log = await open()
      return log
    },
    cleanUp: async () => {
      await log.close()
      rmSync(directory, { recursive: true })
    },
  }
}

describeEventLog('memory', openMemory)
describeEventLog('SQLite, written on the calling thread', () => openSqlite('inline'))
describeEventLog('SQLite, written on a thread of its own', () => openSqlite('thread'))

async function openEventStoreDb(): Promise<OpenedLog> {
  const server = await startFakeEventStore()
  const open = () => openEventStoreDbLog({ url: server.url })
  let log = await open()
  return {
    log,
    reopen: async () => {
      await log.close()
      log = await open()
      return log
    },
    cleanUp: async () => {
      await log.close()
      await server.stop()
    },
  }
}

describeEventLog('EventStoreDB, by the fake server of the tests', openEventStoreDb)

// A real server, where there is one; the adapter has met the same promises on the fake one above.
const real = findEventStore()
if ('start' in real) {
  describeEventLog('EventStoreDB', async () => {
    const server = await real.start()
    const log = await openEventStoreDbLog({ url: server.url })
    const cleanUp = async () => {
      await log.close()
      await server.stop()
    }
    return { log, cleanUp }
  })
} else {
  reportAdapterRun({ port: 'event log', adapter: 'EventStoreDB', outcome: 'skipped', reason: real.reason })
}
