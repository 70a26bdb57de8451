import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeFirst, positionFrom } from '@deals/events/platform'
import { startScript } from '@deals/storage/testing'
import { startThread } from '@deals/storage/threads'
import { anEvent, follow, otherWork } from '../testing/log-events.ts'
import { watchTail } from '../tail-watch.ts'
import { openSqliteLog } from './sqlite-event-log.ts'

const writers = fileURLToPath(new URL('../testing/append-until-killed.ts', import.meta.url))
const threads = [fileURLToPath(new URL('./sqlite-writer.thread.ts', import.meta.url))]

describe('a follower of a log in a file', () => {
  let file: string
  beforeEach(() => {
    file = join(mkdtempSync(join(tmpdir(), 'wake-ups-')), 'events.db')
  })
  afterEach(() => rmSync(join(file, '..'), { recursive: true }))

  it('on another thread gets everything that is written', async () => {
    const log = await openSqliteLog({ file, writer: 'thread' })
    const thread = startThread(import.meta.url, '../testing/follow-in-thread.thread', { file, after: 0 })
    const seen: number[] = []
    const all = new Promise<void>((resolve) => {
      thread.on('message', (positions: number[]) => {
        seen.push(...positions)
        if (seen.length === 30) {
          resolve()
        }
      })
    })
    for (let count = 0; count < 30; count += 1) {
      await log.append(`post-${count}`, [anEvent()], { expected: 'none' })
    }
    await all
    expect(seen).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    const ended = once(thread, 'exit')
    thread.postMessage('stop')
    await ended
    await log.close()
  })

  it('in another process gets everything that is written', async () => {
    const writing = startScript(writers, [file, '0'], { threads })
    await writing.untilLines(1)
    const log = await openSqliteLog({ file, writer: 'inline', readOnly: true })
    const { events } = await follow(log, { after: beforeFirst }, ({ length }) => length >= 200)
    expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => index + 1))
    await log.close()
    await writing.kill()
  })
})

describe('waiting at the tail', () => {
  it('ends for those who stand behind what was written, and for no others', async () => {
    let head = 5
    const tail = watchTail(() => positionFrom(head))
    const woken: string[] = []
    const { signal } = new AbortController()
    void tail.beyond(positionFrom(5), signal).then(() => woken.push('at 5'))
    void tail.beyond(positionFrom(7), signal).then(() => woken.push('at 7'))
    await tail.beyond(positionFrom(4), signal)
    head = 6
    tail.announce()
    await otherWork()
    expect(woken).toEqual(['at 5'])
    tail.close()
    await otherWork()
    expect(woken).toEqual(['at 5', 'at 7'])
  })

  it('ends when it is aborted, before or meanwhile', async () => {
    const tail = watchTail(() => beforeFirst)
    await tail.beyond(positionFrom(1), AbortSignal.abort())
    const stop = new AbortController()
    const waiting = tail.beyond(positionFrom(1), stop.signal)
    stop.abort()
    await expect(waiting).resolves.toBeUndefined()
  })

  it('asks for the head by itself where nobody announces', async () => {
    let head = 0
    const tail = watchTail(() => positionFrom(head), { pollMs: 1 })
    const waiting = tail.beyond(beforeFirst, new AbortController().signal)
    head = 1
    await expect(waiting).resolves.toBeUndefined()
  })
})
