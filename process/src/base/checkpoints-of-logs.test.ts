import { openMemoryKeyedStore, type KeyedStore } from '@deals/accounts'
import { copyLog, openMemoryLog, openEventLog, translatePosition } from '@deals/event-log'
import { StoreProblem } from '@deals/storage'
import { beforeFirst, numberOf, positionFrom, type Position } from '@deals/events/platform'
import { startFakeEventStore, anEvent, everythingAfter } from '@deals/event-log/testing'
import {
  carryReactions,
  milestonesName,
  reactedUpTo,
  reactFrom,
  reactionCheckpoints,
  settleReactions,
} from './reaction-checkpoints.ts'
import { carryRelays, claimTopics, relayTable, topicsOfLog } from './topics-of-logs.ts'

const at = positionFrom
const tenfold = async (position: Position) => at(numberOf(position) * 10)
const never = new AbortController().signal

describe('up to where events have brought their jobs', () => {
  let keyed: KeyedStore
  const stored = async () =>
    Object.fromEntries((await reactionCheckpoints(keyed).list('', 99)).map(({ id, value }) => [id, value]))
  const settle = (log: string) => settleReactions(reactionCheckpoints(keyed), log)

  beforeEach(async () => {
    keyed = openMemoryKeyedStore()
    const earlier = { position: at(2), at: 1 }
    await reactionCheckpoints(keyed).put('reactions', { position: at(7), mark: 'm', earlier }, 0)
    await reactionCheckpoints(keyed).put('reactions by-post 0/2', { position: at(5), mark: 'm' }, 0)
    await reactionCheckpoints(keyed).put(milestonesName, { position: at(1), log: 'first' }, 0)
  })

  it('is taken for that of the log beside it where nobody has said', async () => {
    await settle('first')
    expect(await stored()).toMatchObject({ reactions: { position: 7 } })
    expect(await reactedUpTo(keyed, 'first')).toBe(2)
  })

  it('goes over to another log, and back to where it was left', async () => {
    expect(await carryReactions(keyed, { from: 'first', to: 'second', translate: tenfold })).toBe(3)
    await settle('first')
    await settle('second')
    const there = {
      reactions: { position: 70, mark: 'm', log: 'second', earlier: { position: 20, at: 1 } },
      'reactions by-post 0/2': { position: 50, mark: 'm', log: 'second' },
      [milestonesName]: { position: 10, log: 'second' },
    }
    expect(await stored()).toMatchObject(there)
    await settle('second')
    await settle('first')
    expect(await stored()).toMatchObject({ reactions: { position: 7, log: 'first' } })
    await settle('second')
    expect(await stored()).toMatchObject(there)
  })

  it('is refused over a log to which nothing was carried, until an operator says where to begin', async () => {
    await carryReactions(keyed, { from: 'first', to: 'second', translate: tenfold })
    await expect(settle('third')).rejects.toBeInstanceOf(StoreProblem)
    await reactFrom(keyed, { log: 'third', position: at(3) })
    await settle('third')
    expect(await stored()).toMatchObject({ reactions: { position: 3, log: 'third' } })
    await settle('first')
    expect(await stored()).toMatchObject({ reactions: { position: 7, log: 'first' } })
  })
})

describe('topics', () => {
  const settings = { prefix: 'deals', partitions: 2 }
  const previous = { 'by-post': [at(4), at(6)], 'by-user': [at(1), at(6)] }

  it('that lie there already are those of another site, unless this one has filled them', async () => {
    const keyed = openMemoryKeyedStore()
    const [first, second] = ['11111111-aaaa', '22222222-bbbb']
    const own = { ...settings, prefix: 'deals.11111111' }
    expect(await topicsOfLog(keyed, { settings, log: first })).toEqual(own)
    expect(await claimTopics(keyed, { settings, log: first })).toEqual(own)
    await relayTable(keyed).put(own.prefix, { position: at(6), previous }, 0)
    expect(await topicsOfLog(keyed, { settings, log: first })).toEqual(own)
    expect(await carryRelays(keyed, { from: first, to: second, translate: tenfold })).toBe(1)
    const other = await claimTopics(keyed, { settings, log: second })
    expect((await relayTable(keyed).get(other.prefix))?.value.position).toBe(60)
  })

  it('carry one log: those of the first have plain names, and those of another begin where the first had come', async () => {
    const keyed = openMemoryKeyedStore()
    await relayTable(keyed).put('deals', { position: at(6), previous }, 0)
    const [first, second] = ['11111111-aaaa', '22222222-bbbb']
    expect(await topicsOfLog(keyed, { settings, log: second })).toEqual(settings)
    expect(await carryRelays(keyed, { from: first, to: second, translate: tenfold })).toBe(1)
    expect(await claimTopics(keyed, { settings, log: first })).toEqual(settings)
    const other = await claimTopics(keyed, { settings, log: second })
    expect(other).toEqual({ ...settings, prefix: 'deals.22222222' })
    expect((await relayTable(keyed).get(other.prefix))?.value).toEqual({
      position: 60,
      previous: { 'by-post': [60, 60], 'by-user': [60, 60] },
    })
    expect(await carryRelays(keyed, { from: second, to: first, translate: async () => at(8) })).toBe(1)
    expect((await relayTable(keyed).get('deals'))?.value.position).toBe(8)
  })
})

describe('a place in a copy', () => {
  it('is that of the same event; events that have brought nothing yet are not said to be imported', async () => {
    const server = await startFakeEventStore()
    const from = openMemoryLog()
    const to = await openEventLog({ eventStoreUrl: server.url, file: '', writer: 'inline' })
    for (const stream of ['post-1', 'post-2', 'post-1']) {
      await from.append(stream, [anEvent()], { expected: 'any' })
    }
    await copyLog({ from, to, clock: Date, signal: never, reacted: at(2) })
    const logs = { from, to }
    const places = await Promise.all([beforeFirst, at(1), at(3)].map((one) => translatePosition(one, logs)))
    const copied = await everythingAfter(to, beforeFirst)
    expect(places).toEqual([beforeFirst, copied[0]?.position, copied[2]?.position])
    expect(copied.map(({ meta }) => meta.importedAt !== undefined)).toEqual([true, true, false])
    await to.close()
    await server.stop()
  })
})
