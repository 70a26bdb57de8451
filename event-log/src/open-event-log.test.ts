import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StoreProblem } from '@deals/storage'
import { startFakeEventStore } from './testing/fake-event-store/fake-event-store.ts'
import { anEvent, freshStream } from './testing/log-events.ts'
import { openEventLog } from './open-event-log.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'event-log-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const inFile = () => ({ file: join(directory, 'events.db'), writer: 'inline' }) as const

describe('the event log that the settings name', () => {
  it('is a file where no server is named', async () => {
    const log = await openEventLog({ eventStoreUrl: undefined, ...inFile() })
    await log.append(freshStream(), [anEvent()], { expected: 'none' })
    await log.close()
    expect(existsSync(inFile().file)).toBe(true)
  })

  it('is on the server that is named, and no file is made', async () => {
    const server = await startFakeEventStore()
    const log = await openEventLog({ eventStoreUrl: server.url, ...inFile() })
    const stream = freshStream()
    await log.append(stream, [anEvent()], { expected: 'none' })
    expect(server.log.stream(stream)).toHaveLength(1)
    expect(existsSync(inFile().file)).toBe(false)
    await log.close()
    await server.stop()
  })

  it('is waited for by whoever only reads it, until another process has made it', async () => {
    const said: string[] = []
    let hear = (_sentence: string) => {}
    const waited = new Promise<string>((resolve) => (hear = resolve))
    const onWait = (sentence: string) => {
      said.push(sentence)
      hear(sentence)
    }
    const opening = openEventLog({ eventStoreUrl: undefined, ...inFile(), readOnly: true, onWait })
    expect(await waited).toMatch(/^Waiting for the event log: .*events\.db does not exist yet\.$/)
    const writing = await openEventLog({ eventStoreUrl: undefined, ...inFile() })
    const reading = await opening
    const { position } = await writing.append(freshStream(), [anEvent()], { expected: 'none' })
    expect(await reading.head()).toBe(position)
    await reading.close()
    await writing.close()
    expect(said).toHaveLength(1)
  })

  it('is waited for until the process is to end', async () => {
    const stop = new AbortController()
    const onWait = () => stop.abort()
    const opening = openEventLog({
      eventStoreUrl: undefined,
      ...inFile(),
      readOnly: true,
      onWait,
      signal: stop.signal,
    })
    await expect(opening).rejects.toThrow(StoreProblem)
  })

  it('is none where the address is wrong', async () => {
    await expect(openEventLog({ eventStoreUrl: 'http://one', ...inFile() })).rejects.toThrow(StoreProblem)
  })
})
