import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenedLog } from './event-log.contract.ts'
import { describeEventLog } from './event-log.contract.ts'
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
