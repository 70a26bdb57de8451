import { BACKWARDS, END, EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import { newUuid, beforeFirst } from '@deals/events/platform'
import { startFakeEventStore, type FakeEventStore } from '../testing/fake-event-store/fake-event-store.ts'
import { aMeta, anEvent, everythingAfter, follow, freshStream, someEvents } from '../testing/log-events.ts'
import type { EventLog } from '../event-log.ts'
import { copyLog } from '../copy-log.ts'
import { compareLogs } from '../compare-logs.ts'
import { openMemoryLog } from '../memory-event-log.ts'
import { openEventStoreDbLog } from './eventstoredb-event-log.ts'

let server: FakeEventStore
let log: EventLog
let foreign: EventStoreDBClient
beforeEach(async () => {
  server = await startFakeEventStore()
  log = await openEventStoreDbLog({ url: server.url })
  foreign = EventStoreDBClient.connectionString(server.url)
})
afterEach(async () => {
  await foreign.dispose()
  await log.close()
  await server.stop()
})

const never = new AbortController().signal
const append = (metadata: Record<string, unknown>, type = 'PostSubmitted') =>
  foreign.appendToStream(freshStream(), jsonEvent({ type, data: { postId: 1 }, metadata }))

/** The metadata of an event of ours, as the server holds it. */
async function markOf(stream: string): Promise<Record<string, unknown>> {
  const [record] = server.log.stream(stream)
  return JSON.parse(Buffer.from(record?.custom ?? []).toString()) as Record<string, unknown>
}

describe('an event that another program wrote', () => {
  it.each<[what: string, metadata: Record<string, unknown>]>([
    ['no metadata of ours', {}],
    ['a word where our metadata is', { meta: 'no' }],
    ['part of our metadata', { meta: { v: 1, commandId: 'a' } }],
    ['our metadata and no mark', { meta: aMeta() }],
    ['a mark that does not fit its metadata', { $correlationId: 'a', $causationId: 'b', attempt: 'c', meta: aMeta() }],
  ])('with %s is passed over, whatever its type', async (_, metadata) => {
    const first = await log.append(freshStream(), [anEvent()], { expected: 'none' })
    await append(metadata)
    expect(await log.head()).toBe(first.position)
    expect(await everythingAfter(log, beforeFirst)).toHaveLength(1)
    expect(await log.latest(5)).toHaveLength(1)
    const { events } = await follow(log, { after: beforeFirst }, (_events, { live }) => live)
    expect(events).toHaveLength(1)
  })

  it('with the mark of another log is passed over, and an older one of ours, which names no log, is read', async () => {
    const stream = freshStream()
    await log.append(stream, [anEvent()], { expected: 'none' })
    const { log: identity, ...older } = await markOf(stream)
    expect(identity).toBe(await log.identity())
    await append({ ...older, log: newUuid() })
    expect(await everythingAfter(log, beforeFirst)).toHaveLength(1)
    await append(older)
    expect(await everythingAfter(log, beforeFirst)).toHaveLength(2)
  })

  it('costs a second question for the head nothing, however many of them stand at the end', async () => {
    const { position } = await log.append(freshStream(), someEvents(2), { expected: 'none' })
    const custom = Buffer.from('{"meta":"no"}')
    const metadata = new Map([
      ['type', 'PostSubmitted'],
      ['content-type', 'application/json'],
    ])
    const others = Array.from({ length: 8_000 }, () => ({ id: newUuid(), metadata, custom, data: Buffer.from('{}') }))
    server.log.write('foreign-1', others)
    expect(await log.head()).toBe(position)
    const before = server.recordsRead()
    expect(await log.head()).toBe(position)
    expect(server.recordsRead() - before).toBeLessThanOrEqual(4)
    server.log.write('foreign-2', others.slice(0, 1))
    expect(await log.head()).toBe(position)
    expect(server.recordsRead() - before).toBeLessThanOrEqual(8)
  })
})

describe('the identity of a log in EventStoreDB', () => {
  const open = () => openEventStoreDbLog({ url: server.url })

  it('is one for all who open the log at once', async () => {
    const empty = await startFakeEventStore()
    const logs = await Promise.all(Array.from({ length: 5 }, () => openEventStoreDbLog({ url: empty.url })))
    const identities = await Promise.all(logs.map((one) => one.identity()))
    expect(new Set(identities).size).toBe(1)
    await Promise.all(logs.map((one) => one.close()))
    await empty.stop()
  })

  it('is not among the events, nor copied', async () => {
    await log.append(freshStream(), someEvents(2), { expected: 'none' })
    const to = openMemoryLog()
    expect(await copyLog({ from: log, to, clock: Date, signal: never })).toMatchObject({ events: 2 })
    expect(await compareLogs(log, to, never)).toMatchObject({ events: 2, difference: null })
    expect(await to.identity()).not.toBe(await log.identity())
  })

  it('is found again on the events when its own record is lost', async () => {
    await log.append(freshStream(), [anEvent()], { expected: 'none' })
    const identity = await log.identity()
    server.log.forget('log-identity')
    const again = await open()
    expect(await again.identity()).toBe(identity)
    expect(await everythingAfter(again, beforeFirst)).toHaveLength(1)
    await again.close()
  })

  it('is another one once the log has been replaced under those who use it', async () => {
    await log.append(freshStream(), [anEvent()], { expected: 'none' })
    const identity = await log.identity()
    server.log.empty()
    expect(await log.identity()).not.toBe(identity)
    expect(await log.head()).toBe(beforeFirst)
  })

  it('is older than anything that is read backwards from the end of a log that was just begun', async () => {
    const records: unknown[] = []
    for await (const record of foreign.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 10 })) {
      records.push(record)
    }
    expect(records.length).toBeGreaterThan(0)
    expect(await log.head()).toBe(beforeFirst)
    expect(await log.latest(3)).toEqual([])
  })
})
