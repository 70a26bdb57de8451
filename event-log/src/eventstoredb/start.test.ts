import { beforeFirst } from '@deals/events/platform'
import { Unavailable, StoreProblem } from '@deals/storage'
import { startFakeEventStore, type FakeEventStore } from '../testing/fake-event-store/fake-event-store.ts'
import { anEvent, freshStream, otherWork } from '../testing/log-events.ts'
import type { EventLog } from '../event-log.ts'
import { openEventStoreDbLog } from './eventstoredb-event-log.ts'

let server: FakeEventStore
beforeEach(async () => {
  server = await startFakeEventStore()
})
afterEach(() => server.stop())

const withPassword = () => server.url.replace('//', '//site:the-secret@')

describe('a server that is away at the start', () => {
  it.each([
    {
      why: 'does not run',
      goAway: () => server.stop(),
      comeBack: () => server.startAgain(),
      reason: /ECONNREFUSED/,
      answerWithinMs: 5_000,
    },
    {
      why: 'is frozen',
      goAway: async () => server.freeze(),
      comeBack: async () => server.thaw(),
      reason: /silent for 300 ms/,
      answerWithinMs: 300,
    },
  ])('because it $why is waited for, in one sentence without secrets', async (row) => {
    const { goAway, comeBack, reason, answerWithinMs } = row
    await goAway()
    const said: string[] = []
    const onWait = (sentence: string) => {
      said.push(sentence)
      if (said.length === 2) {
        void comeBack()
      }
    }
    const log = await openEventStoreDbLog({ url: withPassword(), onWait, answerWithinMs, askEveryMs: 5 })
    expect(said.length).toBeGreaterThanOrEqual(2)
    expect(said[0]).toMatch(/^Waiting for EventStoreDB at 127\.0\.0\.1:\d+: [^\n]+$/)
    expect(said[0]).toMatch(reason)
    expect(said.join()).not.toContain('the-secret')
    await log.close()
  })

  it('is waited for until the process is to end', async () => {
    await server.stop()
    const stop = new AbortController()
    const opening = openEventStoreDbLog({ url: server.url, onWait: () => stop.abort(), signal: stop.signal })
    await expect(opening).rejects.toThrow(StoreProblem)
    await expect(opening).rejects.toThrow(/^EventStoreDB at 127\.0\.0\.1:\d+ did not answer\.$/)
  })
})

describe('a server that does not let us in', () => {
  it('is told from one that is away', async () => {
    server.faults.refuses = true
    const opening = openEventStoreDbLog({ url: withPassword() })
    await expect(opening).rejects.toThrow(StoreProblem)
    await expect(opening).rejects.toThrow('EVENTSTORE_URL: the server refuses the name or the password.')
  })

  it('because it does not speak TLS says what to change', async () => {
    const url = server.url.replace('127.0.0.1', 'localhost').replace('tls=false&', '')
    await expect(openEventStoreDbLog({ url })).rejects.toThrow(
      'EVENTSTORE_URL: the server does not speak TLS; add ?tls=false to the address.',
    )
  })
})

describe('a server of a cluster', () => {
  it.each([
    ['by the name of the cluster', (url: string) => url.replace('esdb:', 'esdb+discover:')],
    ['by a list of servers', (url: string) => url.replace('//', '//127.0.0.1:1,')],
  ])('is found %s', async (_, address) => {
    const log = await openEventStoreDbLog({ url: address(server.url) })
    await expect(log.append(freshStream(), [anEvent()], { expected: 'none' })).resolves.toMatchObject({ revision: 0 })
    await log.close()
  })
})

describe('a server that goes away later', () => {
  let log: EventLog
  beforeEach(async () => {
    log = await openEventStoreDbLog({ url: server.url, answerWithinMs: 300 })
  })
  afterEach(() => log.close())

  it('makes appends and readings unavailable, and serves both when it is back', async () => {
    const stream = freshStream()
    await log.append(stream, [anEvent()], { expected: 'none' })
    await server.stop()
    await expect(log.head()).rejects.toBeInstanceOf(Unavailable)
    await expect(log.readStream(stream)).rejects.toBeInstanceOf(Unavailable)
    await expect(log.append(stream, [anEvent()], { expected: 0, deadlineMs: 300 })).rejects.toThrow(/EventStoreDB/)
    await server.startAgain()
    await untilDone(() => log.append(stream, [anEvent()], { expected: 0 }))
    expect((await log.readStream(stream)).revision).toBe(1)
  })

  it('without a word is noticed: a reading has its own time', async () => {
    server.freeze()
    await expect(log.head()).rejects.toThrow('EventStoreDB was silent for 300 ms.')
    await expect(log.readAll({ after: beforeFirst, limit: 10 })).rejects.toBeInstanceOf(Unavailable)
    server.thaw()
    await untilDone(() => log.head())
    await expect(log.head()).resolves.toBe(0)
  })

  it('does not keep the log from closing', async () => {
    const patient = await openEventStoreDbLog({ url: server.url, answerWithinMs: 60_000 })
    server.freeze()
    const reading = patient.readAll({ after: beforeFirst, limit: 10 })
    reading.catch(() => undefined)
    await otherWork()
    await patient.close()
    await expect(reading).rejects.toThrow('The log is closed.')
  })
})

/** Again and again for as long as the server is away, as commands do it. */
async function untilDone(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work()
      return
    } catch {
      await otherWork()
    }
  }
}
