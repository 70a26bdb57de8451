import { startFakeEventStore, type FakeEventStore } from '../../testing/fake-event-store/fake-event-store.ts'
import { anEvent, everythingAfter, freshStream, otherWork, someEvents } from '../../testing/log-events.ts'
import { OutcomeUnknown, Unavailable, type EventLog, type LogEvent } from '../event-log.ts'
import { StoreProblem } from '../store-problem.ts'
import { openEventStoreDbLog } from './eventstoredb-event-log.ts'

let server: FakeEventStore
let log: EventLog
const open = () => openEventStoreDbLog({ url: server.url, pollMs: 50 })

beforeEach(async () => {
  server = await startFakeEventStore()
  log = await open()
})
afterEach(async () => {
  await log.close()
  await server.stop()
})

describe('an append that the server does not answer', () => {
  it.each([
    ['because it is silent', 'isSilent', false],
    ['though it was written', 'forgetsAnswers', true],
  ] as const)('%s has an unknown outcome, and repeated it is written once', async (_, fault, isWritten) => {
    const [stream, events] = [freshStream(), someEvents(2)]
    server.faults[fault] = true
    const lost = log.append(stream, events, { expected: 'none', deadlineMs: 100 })
    await expect(lost).rejects.toBeInstanceOf(OutcomeUnknown)
    expect(server.log.stream(stream)).toHaveLength(isWritten ? 2 : 0)
    server.faults[fault] = false
    await log.append(stream, events, { expected: 'none' })
    expect((await log.readStream(stream)).revision).toBe(1)
  })

  it('does not keep others from theirs', async () => {
    server.faults.forgetsAnswers = true
    const arrived = new Promise<void>((resolve) => void server.log.onWritten(resolve))
    const lost = log.append(freshStream(), [anEvent()], { expected: 'none', deadlineMs: 200 })
    lost.catch(() => undefined)
    await arrived
    server.faults.forgetsAnswers = false
    expect(await log.append(freshStream(), [anEvent()], { expected: 'none' })).toMatchObject({ revision: 0 })
    await expect(lost).rejects.toBeInstanceOf(OutcomeUnknown)
  })
})

describe('a server that is gone', () => {
  it('makes appends and reads unavailable, and serves both when it is back', async () => {
    const stream = freshStream()
    await log.append(stream, [anEvent()], { expected: 'none' })
    await server.stop()
    await expect(log.readStream(stream)).rejects.toBeInstanceOf(Unavailable)
    const lost = log.append(stream, [anEvent()], { expected: 0, deadlineMs: 300 })
    await expect(lost).rejects.toThrow(/EventStoreDB/)
    await server.startAgain()
    await untilDone(() => log.append(stream, [anEvent()], { expected: 0 }))
    expect((await log.readStream(stream)).revision).toBe(1)
  })

  it('is waited for at the start, in one sentence without secrets', async () => {
    await server.stop()
    const said: string[] = []
    const stop = new AbortController()
    const opening = openEventStoreDbLog({
      url: server.url.replace('//', '//site:the-secret@'),
      onWait: (sentence) => {
        said.push(sentence)
        stop.abort()
      },
      signal: stop.signal,
    })
    await expect(opening).rejects.toThrow(StoreProblem)
    expect(said[0]).toMatch(/^Waiting for EventStoreDB at 127\.0\.0\.1:\d+: /)
    expect(said.join()).not.toContain('the-secret')
  })
})

describe('an address', () => {
  it.each(['esdb://', 'http://localhost:2113', 'esdb://a:%zz@localhost:2113', 'esdb://localhost:port'])(
    'such as %s is refused in one sentence',
    async (url) => {
      await expect(openEventStoreDbLog({ url })).rejects.toThrow(/^EVENTSTORE_URL cannot be understood/)
    },
  )

  it('with a wrong password is refused without saying it', async () => {
    server.faults.refuses = true
    const opening = openEventStoreDbLog({ url: server.url.replace('//', '//site:the-secret@') })
    await expect(opening).rejects.toThrow('EVENTSTORE_URL: the server refuses the name or the password.')
  })
})

describe('a subscription', () => {
  /** Follows until so many events came, and tells what was done after each batch. */
  async function followed(count: number, disturb: (given: number) => void): Promise<LogEvent[]> {
    const stop = new AbortController()
    const events: LogEvent[] = []
    for await (const batch of log.subscribe({ after: 0, maxBatch: 7, signal: stop.signal })) {
      events.push(...batch.events)
      disturb(events.length)
      if (events.length >= count) {
        stop.abort()
      }
    }
    return events
  }

  it.each([
    ['ended as if all were well', () => server.endSubscriptions()],
    ['broken off', () => server.breakSubscriptions()],
    ['silent for ever', () => Object.assign(server.faults, { hasDeafSubscriptions: true })],
    ['in company of records of the server', () => server.log.writeStatistics()],
  ])('that is %s again and again gives every event once, in order', async (_, disturb) => {
    const following = followed(60, disturb)
    // Another client writes, so that nothing here knows of it.
    const writer = await open()
    for (let count = 0; count < 60; count += 1) {
      await writer.append(freshStream(), [anEvent()], { expected: 'none' })
    }
    const events = await following
    expect(events.map(({ id }) => id)).toEqual((await everythingAfter(log, 0)).map(({ id }) => id))
    await writer.close()
  })

  it('outlives a server that is stopped and started', async () => {
    await log.append(freshStream(), someEvents(10), { expected: 'none' })
    const following = followed(20, () => undefined)
    await otherWork()
    await server.stop()
    await server.startAgain()
    await untilDone(() => log.append(freshStream(), someEvents(10), { expected: 'none' }))
    expect(await following).toHaveLength(20)
  })
})

describe('what the server writes for itself', () => {
  it('is neither given nor counted as the head', async () => {
    await log.append(freshStream(), someEvents(3), { expected: 'none' })
    const head = await log.head()
    Array.from({ length: 200 }, () => server.log.writeStatistics())
    expect(await log.head()).toBe(head)
    const batch = await log.readAll({ after: 0, limit: 100 })
    expect(batch).toMatchObject({ upTo: head, live: true })
    expect(batch.events).toHaveLength(3)
  })

  it('is passed by on the way to what comes after', async () => {
    const before = await log.head()
    Array.from({ length: 300 }, () => server.log.writeStatistics())
    await log.append(freshStream(), [anEvent()], { expected: 'none' })
    expect((await log.readAll({ after: before, limit: 1 })).events).toHaveLength(1)
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
