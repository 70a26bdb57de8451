import { beforeFirst } from '@deals/events/platform'
import { Unavailable, OutcomeUnknown } from '@deals/storage'
import { startFakeEventStore, type FakeEventStore } from '../testing/fake-event-store/fake-event-store.ts'
import { anEvent, everythingAfter, follow, freshStream, otherWork, someEvents, until } from '../testing/log-events.ts'
import type { EventLog, LogEvent } from '../event-log.ts'
import { openEventStoreDbLog } from './eventstoredb-event-log.ts'

let server: FakeEventStore
let log: EventLog
/** Writes with another log, so that the one that follows is told by nobody but the server. */
let writer: EventLog
let retries: string[]
const onRetry = ({ message }: Unavailable) => void retries.push(message)

beforeEach(async () => {
  retries = []
  server = await startFakeEventStore()
  log = await openEventStoreDbLog({ url: server.url, pollMs: 5, answerWithinMs: 400, onRetry })
  writer = await openEventStoreDbLog({ url: server.url })
})
afterEach(async () => {
  await log.close()
  await writer.close()
  await server.stop()
})

const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id)

/** Follows until so many events came; `disturb` goes between one batch and the next. */
function followed(count: number, disturb: () => void = () => undefined): Promise<LogEvent[]> {
  const isEnough = (events: readonly LogEvent[]) => {
    disturb()
    return events.length >= count
  }
  return follow(log, { after: beforeFirst, maxBatch: 7 }, isEnough).then(({ events }) => events)
}

/** As commands do it: while the outcome is not known, once more with the same ids. */
async function written(events = [anEvent()]): Promise<void> {
  const stream = freshStream()
  for (;;) {
    try {
      await writer.append(stream, events, { expected: 'none', deadlineMs: 200 })
      return
    } catch (error) {
      if (!(error instanceof OutcomeUnknown || error instanceof Unavailable)) {
        throw error
      }
      await otherWork()
    }
  }
}

/** What goes wrong, and how it is put right where it does not pass by itself. */
const faults: readonly [name: string, begin: () => unknown, mend?: () => unknown][] = [
  ['ended as if all were well', () => server.endSubscriptions()],
  ['broken off', () => server.breakSubscriptions()],
  ['deaf', () => (server.faults.hasDeafSubscriptions = true), () => (server.faults.hasDeafSubscriptions = false)],
  ['told wrong positions', () => (server.faults.tellsWrongCheckpoints = true)],
  ['in company of records of the server', () => server.log.writeStatistics()],
  [
    'read in pieces that break off',
    () => (server.faults.breaksReadsAfter = 3),
    () => (server.faults.breaksReadsAfter = Infinity),
  ],
  ['not answered', () => (server.faults.isSilent = true), () => (server.faults.isSilent = false)],
  ['frozen', () => server.freeze(), () => server.thaw()],
  ['cut off', () => server.stop(), () => server.startAgain()],
]

describe('a subscription gives every event once, in order', () => {
  it.each(faults.filter(([, , mend]) => mend === undefined))('when it is %s again and again', async (_, begin) => {
    const following = followed(30, begin)
    for (let count = 0; count < 30; count += 1) {
      await written()
    }
    expect(ids(await following)).toEqual(ids(await everythingAfter(writer, beforeFirst)))
  })

  it.each(faults.filter(([, , mend]) => mend !== undefined))('when it is %s for a while', async (_, begin, mend) => {
    await written(someEvents(10))
    let given = 0
    const following = followed(40, () => (given += 1))
    await until(() => given > 1)
    await begin()
    const writing = written(someEvents(20))
    await otherWork()
    await mend?.()
    await writing
    await written(someEvents(10))
    expect(ids(await following)).toEqual(ids(await everythingAfter(writer, beforeFirst)))
  })

  it('through all of that', async () => {
    const following = followed(faults.length * 20)
    for (const [, begin, mend] of faults) {
      await written(someEvents(10))
      await begin()
      const writing = written(someEvents(10))
      await otherWork()
      await mend?.()
      await writing
    }
    expect(ids(await following)).toEqual(ids(await everythingAfter(writer, beforeFirst)))
  })
})

describe('a subscription at the tail', () => {
  it.each([
    ['ends as if all were well', () => server.endSubscriptions(), /ended and is begun again/],
    ['breaks off', () => server.breakSubscriptions(), /broke off \(.*gone\) and is begun again/],
  ])('that %s is begun again', async (_, end, reason) => {
    const stop = new AbortController()
    const following = follow(log, { after: beforeFirst }, () => stop.signal.aborted)
    await until(() => server.subscriptions() === 1)
    end()
    await until(() => retries.length === 1 && server.subscriptions() === 1)
    expect(retries[0]).toMatch(reason)
    stop.abort()
    await written()
    await following
  })

  it('that is silent while the log grows is replaced', async () => {
    server.faults.hasDeafSubscriptions = true
    const following = followed(2)
    await until(() => server.subscriptions() === 1)
    await written()
    await until(() => retries.length > 0)
    expect(retries[0]).toMatch(/was silent and is begun again/)
    await written()
    expect(await following).toHaveLength(2)
  })

  it('is ended on the server too when the log is closed', async () => {
    const following = followed(1)
    await until(() => server.subscriptions() === 1)
    await written()
    await following
    await log.close()
    await until(() => server.subscriptions() === 0)
    expect(server.subscriptions()).toBe(0)
  })
})

describe('what is not ours', () => {
  const foreign = (type: string, custom: string) => ({
    id: '00000000-0000-4000-8000-000000000002',
    metadata: new Map([['type', type]]),
    custom: Buffer.from(custom),
    data: Buffer.from('what?'),
  })

  it('is neither given nor counted as the head', async () => {
    await written(someEvents(3))
    const head = await writer.head()
    Array.from({ length: 200 }, () => server.log.writeStatistics())
    server.log.write('other', [foreign('SomethingElse', ''), foreign('SomethingElse', '{}'), foreign('Odd', '[')])
    expect(await writer.head()).toBe(head)
    const batch = await writer.readAll({ after: beforeFirst, limit: 100 })
    expect(batch).toMatchObject({ upTo: head, live: true })
    expect(batch.events).toHaveLength(3)
    expect(await writer.readAll({ after: head, limit: 100 })).toEqual({ events: [], upTo: head, live: true })
  })

  it('is passed by on the way to what comes after', async () => {
    const before = await writer.head()
    Array.from({ length: 300 }, () => server.log.writeStatistics())
    expect(await writer.readAll({ after: before, limit: 1 })).toMatchObject({ events: [], live: true })
    Array.from({ length: 300 }, () => server.log.writeStatistics())
    await written()
    expect((await writer.readAll({ after: before, limit: 1 })).events).toHaveLength(1)
  })

  it('is not given by a subscription, and does not move it', async () => {
    let batches = 0
    const following = followed(1, () => (batches += 1))
    await until(() => server.subscriptions() === 1)
    server.log.write('other', [foreign('SomethingElse', '{}')])
    await written()
    await following
    expect(batches).toBe(2)
  })
})
