import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc, { type Scheduler } from 'fast-check'
import { type DomainEvent, beforeFirst } from '@deals/events'
import { createSealer, openMemoryKeyedStore, sealingKeysIn } from '@deals/accounts'
import {
  createCodec,
  everyPartition,
  keyIn,
  openMemoryLog,
  partitionOf,
  views,
  type CarriedRecord,
  type EventLog,
  type LogEvent,
  type View,
} from '@deals/event-log'
import { newUuid } from '@deals/events/platform'
import { aBookmark, aVote, farAway, passTurns, streamFor } from '@deals/events/testing'
import { openEmbeddedJobQueue } from '../embedded-job-queue.ts'
import type { JobQueue, JobRequest } from '../job-queue.ts'
import type { Checkpoint } from '../reaction-checkpoint.ts'
import type { Reactions } from '../give-jobs.ts'
import { partitionReactions, type PartitionReactions } from './partition-reactions.ts'

const count = 3
const codec = createCodec({
  sealer: createSealer({ keys: sealingKeysIn(openMemoryKeyedStore()), masterKey: Buffer.alloc(32, 7) }),
})
const reactions: Reactions = {
  handles: ['VoteCast', 'PostBookmarked', 'UserErased'],
  jobsFor: ({ id }) => [{ queue: 'work', id: `work-${id}`, payload: {} }],
}
const logger = { info: () => {}, warn: () => {}, error: () => {} }

interface Carried {
  view: View
  partition: number
  records: CarriedRecord[]
}
/** What the partitions of all views carry of a log. */
function carriedOf(events: readonly LogEvent[]): Carried[] {
  const head = events.at(-1)?.position ?? beforeFirst
  return views.flatMap((view) =>
    Array.from({ length: count }, (_, partition): Carried => {
      const mine = events.filter((event) => {
        const key = keyIn(view, event)
        return key === everyPartition || (key !== null && partitionOf(key, count) === partition)
      })
      const records = mine.map((event, at): CarriedRecord => {
        return { position: event.position, previous: mine[at - 1]?.position ?? beforeFirst, event }
      })
      return {
        view,
        partition,
        records: [...records, { position: head, previous: mine.at(-1)?.position ?? beforeFirst, event: null }],
      }
    }),
  )
}

const working = {
  decode: (event: LogEvent) => codec.decode(event),
  reactions,
  logger,
  signal: new AbortController().signal,
  partitions: count,
  identity: 'a log',
}

/** A site's log, and a queue that writes down what it was given. */
async function openWork() {
  const directory = mkdtempSync(join(tmpdir(), 'dealstream-reactions-'))
  const [log, keyed] = [openMemoryLog(), openMemoryKeyedStore()]
  const stored = openEmbeddedJobQueue({ file: join(directory, 'jobs.db'), logger })
  let mark = await stored.mark()
  const given: string[] = []
  const queue: JobQueue = {
    ...stored,
    mark: async () => mark,
    async enqueue(jobs) {
      given.push(...jobs.map(({ id }) => id))
      return stored.enqueue(jobs)
    },
  }
  const checkpoints = keyed.table<Checkpoint>('reactors')
  const options = { ...working, log, queue, checkpoints }
  return {
    log,
    given,
    queue,
    start: () => partitionReactions(options, mark),
    loseJobs() {
      mark = newUuid()
      given.length = 0
      return mark
    },
    tell: (...events: DomainEvent[]) => tellIn(log, events),
    async close() {
      await stored.close()
      rmSync(directory, { recursive: true })
    },
  }
}

async function tellIn(log: EventLog, events: readonly DomainEvent[]): Promise<readonly LogEvent[]> {
  for (const { type, data } of events) {
    const commandId = newUuid()
    const actor = { id: 'ann', kind: 'user' } as const
    const meta = { commandId, correlationId: commandId, causationId: commandId, actor }
    const stream = streamFor({ type, data } as DomainEvent)
    await log.append(stream, await codec.encode([{ type, data } as DomainEvent], { stream, meta }), { expected: 'any' })
  }
  return (await log.readAll({ after: beforeFirst, limit: 10_000 })).events
}

const erased = (userId: string): DomainEvent => ({ type: 'UserErased', data: { userId, requestId: 'r' } })
const someStories = (from = 0): DomainEvent[] => [
  ...[1, 2, 3, 4, 5].map((postId) => aVote({ postId, userId: `u${from + postId}` })),
  ...[1, 2, 3].map((at) => aBookmark({ postId: 1, userId: `u${from + at}` })),
  erased(`u${from + 1}`),
]
const fail = (): never => {
  throw new Error('nothing is carried')
}
const beat = async () => undefined
const jobsOf = (events: readonly LogEvent[]) => events.map(({ id }) => `work-${id}`).sort()

describe('reactions to what partitions carry', () => {
  it('bring the jobs of each event once, whichever view it belongs to and however many partitions carry it', async () => {
    const work = await openWork()
    const events = await work.tell(...someStories())
    const reacting = work.start()
    for (const { view, partition, records } of carriedOf(events)) {
      await reacting.receive({ view, partition, records, beat })
    }
    expect(work.given.sort()).toEqual(jobsOf(events))
    expect(await reacting.lowest()).toBe(await work.log.head())
    await work.close()
  })

  it('go on where another worker was, and read from the log what did not come', async () => {
    const work = await openWork()
    const first = await work.tell(...someStories())
    const before = work.start()
    for (const { view, partition, records } of carriedOf(first)) {
      await before.receive({ view, partition, records, beat })
    }
    const events = await work.tell(...someStories(100), ...someStories(200))
    const after = work.start()
    for (const { view, partition, records } of carriedOf(events)) {
      await after.receive({ view, partition, records: records.slice(-1), beat })
    }
    expect(work.given.sort()).toEqual(jobsOf(events))
    await work.close()
  })

  it('bring the jobs again that the queue has lost', async () => {
    const work = await openWork()
    const events = await work.tell(...someStories())
    const reacting = work.start()
    const carried = carriedOf(events)
    const giveAll = async () => {
      for (const { view, partition, records } of carried) {
        await reacting.receive({ view, partition, records: records.slice(-1), beat })
      }
    }
    await giveAll()
    await giveAll()
    expect(work.given.sort()).toEqual(jobsOf(events))
    reacting.setMark(work.loseJobs())
    await giveAll()
    await giveAll()
    expect(work.given.sort()).toEqual(jobsOf(events))
    await work.close()
  })

  it('leave out no job, whoever gets what and whatever is lost on the way', async () => {
    const anyDelivery = fc.record({
      to: fc.constantFrom(0, 1),
      at: fc.nat({ max: 100 }),
      from: fc.nat({ max: 10 }),
      length: fc.integer({ min: 1, max: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(anyDelivery, { maxLength: 30, size: 'max' }), async (deliveries) => {
        const work = await openWork()
        const events = await work.tell(...someStories(), ...someStories(50), ...someStories(90))
        const [carried, workers] = [carriedOf(events), [work.start(), work.start()]]
        for (const { to, at, from, length } of deliveries) {
          const { records = [], view = 'by-post', partition = 0 } = carried[at % carried.length] ?? {}
          await workers[to]?.receive({ view, partition, records: records.slice(from, from + length), beat })
        }
        for (const { view, partition, records } of carried) {
          await workers[0]?.receive({ view, partition, records: records.slice(-1), beat })
        }
        expect([...new Set(work.given)].sort()).toEqual(jobsOf(events))
        expect((await work.queue.counts())['work']).toMatchObject({ waiting: events.length })
        await work.close()
      }),
      { numRuns: 30 },
    )
  })

  it('leave out no job, however slowly a queue and a store answer and whenever the jobs are lost', async () => {
    const anySteps = fc.array(
      fc.record({ at: fc.nat({ max: 100 }), upTo: fc.nat({ max: 10 }), isLookedAfter: fc.boolean() }),
      { maxLength: 6 },
    )
    const anyRun = fc.record({
      plans: fc.array(anySteps, { minLength: 2, maxLength: 2 }),
      lostAfter: fc.nat({ max: 20 }),
      turns: fc.scheduler(),
    })
    await fc.assert(
      fc.asyncProperty(anyRun, (run) => expectAllGiven(run)),
      { numRuns: 100 },
    )
  })
})

interface Lossy {
  /** What each of two workers does: it works on a part of what a partition carries, or asks the queue for its mark. */
  readonly plans: readonly (readonly { at: number; upTo: number; isLookedAfter: boolean }[])[]
  readonly lostAfter: number
  readonly turns: Scheduler
}

async function expectAllGiven({ plans, lostAfter, turns }: Lossy): Promise<void> {
  const [log, keyed, later] = [openMemoryLog(), openMemoryKeyedStore(), farAway(turns)]
  const events = await tellIn(log, someStories())
  let mark = 'before'
  const given = new Set<string>()
  const enqueue = later(async (jobs: readonly JobRequest[]) => jobs.map(({ id }) => given.add(id)).length)
  const askMark = later(async () => mark)
  const table = keyed.table<Checkpoint>('reactors')
  const checkpoints = { ...table, get: later(table.get), put: later(table.put) }
  const queue = { enqueue } as Partial<JobQueue> as JobQueue
  const options = { ...working, log, queue, checkpoints }
  const carried = carriedOf(events)
  const workers = plans.map((steps) => ({ steps, reacting: partitionReactions(options, mark) }))
  const losing = (async () => {
    await passTurns(turns, lostAfter)
    mark = 'after'
    given.clear()
  })()
  const doing = workers.flatMap(({ steps, reacting }) => [
    (async () => {
      for (const { at, upTo } of steps) {
        const { records, ...place } = carried[at % carried.length] ?? fail()
        await reacting.receive({ ...place, records: records.slice(0, upTo + 1), beat })
      }
    })(),
    (async () => {
      for (const { isLookedAfter } of steps) {
        await (isLookedAfter ? askMark().then(reacting.setMark) : undefined)
      }
    })(),
  ])
  await turns.waitFor(Promise.all([losing, ...doing]))
  await turns.waitFor(givenInTheEnd(workers[0]?.reacting ?? fail(), { askMark, carried }))
  expect([...given].sort()).toEqual(jobsOf(events))
}

/** One worker that hears of the loss gets what all partitions carry at last. */
async function givenInTheEnd(
  reacting: PartitionReactions,
  { askMark, carried }: { askMark: () => Promise<string>; carried: readonly Carried[] },
): Promise<void> {
  reacting.setMark(await askMark())
  for (const { records, ...place } of carried) {
    await reacting.receive({ ...place, records: records.slice(-1), beat })
  }
}
