import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeFirst } from '@deals/events/platform'
import { anEvent, otherWork, someEvents } from './testing/log-events.ts'
import type { Batch, EventLog } from './event-log.ts'
import { openMemoryLog } from './memory-event-log.ts'
import { openSqliteLog } from './sqlite/sqlite-event-log.ts'
import { LogReplaced, watchedLog } from './watched-log.ts'

/** A log whose store can be exchanged for another one without a word. */
async function exchangeable() {
  const logs = { now: openMemoryLog() }
  const called = <Name extends keyof EventLog>(name: Name) =>
    ((...asked: never[]) => (logs.now[name] as (...all: never[]) => unknown)(...asked)) as EventLog[Name]
  const names = ['append', 'readStream', 'readAll', 'subscribe', 'head', 'eventAt', 'latest', 'between'] as const
  const calls = Object.fromEntries(names.map((name) => [name, called(name)])) as unknown as EventLog
  const log = { ...calls, promises: { dense: true }, identity: () => logs.now.identity(), close: async () => undefined }
  return { watched: await watchedLog(log), logs }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    await otherWork()
  }
}
const refuses = async (work: () => Promise<unknown>): Promise<boolean> =>
  work().then(
    () => false,
    (error: unknown) => error instanceof LogReplaced,
  )

// At once: each waits for looks that are seconds apart.
describe('a log that is watched', () => {
  it.concurrent('refuses writing and reading from when its store is another one, and goes on when the right one is back', async () => {
    const { watched, logs } = await exchangeable()
    const [first, stop, seen] = [logs.now, new AbortController(), new Array<Batch>()]
    await watched.append('post-1', [anEvent()], { expected: 'none' })
    const following = (async () => {
      for await (const batch of watched.subscribe({ after: beforeFirst, signal: stop.signal })) {
        seen.push(batch)
      }
    })()
    logs.now = openMemoryLog()
    await logs.now.append('post-1', someEvents(3), { expected: 'none' })
    await until(() => refuses(() => watched.head()))
    await expect(watched.append('post-2', [anEvent()], { expected: 'none' })).rejects.toThrow(
      /^The event log is another one than when this process was started; nothing is written until/,
    )
    await expect(watched.readAll({ after: beforeFirst, limit: 5 })).rejects.toBeInstanceOf(LogReplaced)
    logs.now = first
    await until(async () => !(await refuses(() => watched.head())))
    const { position } = await watched.append('post-2', [anEvent()], { expected: 'none' })
    await until(async () => seen.some(({ upTo }) => upTo >= position))
    expect(seen.flatMap(({ events }) => events.map(({ stream }) => stream))).toEqual(['post-1', 'post-2'])
    stop.abort()
    await following
    await watched.close()
  })

  it.concurrent('says of nothing that it is not there, and takes nothing for written, before it has asked whose log it is', async () => {
    const { watched, logs } = await exchangeable()
    await watched.append('user-ann', someEvents(3), { expected: 'none' })
    const first = logs.now
    logs.now = openMemoryLog()
    await expect(watched.readStream('user-ann')).rejects.toBeInstanceOf(LogReplaced)
    logs.now = first
    await until(async () => !(await refuses(() => watched.head())))
    expect(await watched.readStream('user-bob')).toMatchObject({ exists: false })
    logs.now = openMemoryLog()
    await expect(watched.append('vote-1', [anEvent()], { expected: 'none' })).rejects.toBeInstanceOf(LogReplaced)
    await watched.close()
  })

  it.concurrent('refuses a log that was set back behind what has been read of it', async () => {
    const { watched, logs } = await exchangeable()
    const { identity } = logs.now
    await watched.append('post-1', someEvents(4), { expected: 'none' })
    const shorter = { ...openMemoryLog(), identity }
    await shorter.append('post-1', someEvents(2), { expected: 'none' })
    logs.now = shorter
    await until(() => refuses(() => watched.head()))
    await expect(watched.head()).rejects.toThrow('The event log ends before what this process has read of it')
    await watched.close()
  })

  it.concurrent('refuses a file that was taken away, though it is still open', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'watched-'))
    const file = join(folder, 'events.db')
    const watched = await watchedLog(await openSqliteLog({ file, writer: 'inline' }))
    await watched.append('post-1', [anEvent()], { expected: 'none' })
    renameSync(file, `${file}.away`)
    await until(() => refuses(() => watched.head()))
    await expect(watched.append('post-2', [anEvent()], { expected: 'none' })).rejects.toThrow(
      'was taken away or replaced',
    )
    renameSync(`${file}.away`, file)
    await until(async () => !(await refuses(() => watched.head())))
    await watched.close()
    rmSync(folder, { recursive: true })
  })
})
