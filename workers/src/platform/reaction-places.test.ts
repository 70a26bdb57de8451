import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { openMemoryKeyedStore, type Keyed } from '@deals/accounts'
import { testSealer } from '@deals/accounts/testing'
import { beforeFirst, numberOf, positionFrom } from '@deals/events'
import { createCodec, openMemoryLog, type EventLog } from '@deals/event-log'
import { anEvent } from '@deals/event-log/testing'
import { openEmbeddedJobQueue } from './embedded-job-queue.ts'
import type { Reactions } from './give-jobs.ts'
import type { JobQueue } from './job-queue.ts'
import type { Checkpoint } from './reaction-checkpoint.ts'
import { runReactions } from './run-reactions.ts'

const logger = { info: () => {}, warn: () => {}, error: () => {} }
const { decode } = createCodec({ sealer: testSealer() })
const reactions: Reactions = {
  handles: ['PostExpired'],
  jobsFor: ({ position }) => [{ queue: 'look', id: `look ${numberOf(position)}`, payload: {} }],
}
const twoHours = 7_200_000

/** How a process ends: in order, or before or after jobs are in their file, and never with a checkpoint besides. */
type Ending = 'in order' | 'before the jobs' | 'after the jobs'

describe('the place that is kept with jobs', () => {
  let [directory, now]: [string, number] = ['', 0]
  let log: EventLog
  let checkpoints: Keyed<Checkpoint>
  let done: string[]
  beforeEach(() => openSite())
  afterEach(() => closeSite())

  async function openSite() {
    directory = mkdtempSync(join(tmpdir(), 'reaction-places-'))
    log = openMemoryLog()
    checkpoints = openMemoryKeyedStore().table<Checkpoint>('reactors')
    ;[now, done] = [0, []]
  }
  async function closeSite() {
    await log.close()
    rmSync(directory, { recursive: true })
  }
  async function expire(posts: number): Promise<void> {
    const data = { postId: 1, authorId: 'ann', from: 'active', cause: 'author' }
    const events = Array.from({ length: posts }, () => ({ ...anEvent(), type: 'PostExpired', data }))
    await (posts > 0 && log.append('post-1', events, { expected: 'any' }))
  }
  const openQueue = () => openEmbeddedJobQueue({ file: join(directory, 'jobs.db'), logger, now: () => now })

  /** One life of a process; two hours later nobody knows the names of its jobs any more. */
  async function live(ending: Ending): Promise<void> {
    const stop = new AbortController()
    const queue = openQueue()
    queue.process('look', async ({ id }) => void done.push(id), { concurrency: 2 })
    const dying = ending === 'in order' ? queue : { ...queue, enqueue: enqueueAndDie(queue, ending, stop) }
    const running = runReactions({
      log,
      decode,
      reactions,
      logger,
      signal: stop.signal,
      queue: dying,
      checkpoints: { ...checkpoints, put: async (...put) => stop.signal.aborted || checkpoints.put(...put) },
    })
    await running.reached(await log.head())
    await queue.settled()
    stop.abort()
    await running.ended
    await queue.close()
    now += twoHours
  }

  it('brings each job once, however processes end and however long they are away', async () => {
    const life = fc.record({
      posts: fc.nat({ max: 3 }),
      ending: fc.constantFrom<Ending>('in order', 'before the jobs', 'after the jobs'),
    })
    await fc.assert(
      fc
        .asyncProperty(fc.array(life, { maxLength: 6 }), async (lives) => {
          for (const { posts, ending } of lives) {
            await expire(posts)
            await live(ending)
          }
          await live('in order')
          const { events } = await log.readAll({ after: beforeFirst, limit: 100 })
          expect(done.sort()).toEqual(events.map(({ position }) => `look ${numberOf(position)}`).sort())
        })
        .beforeEach(async () => {
          await closeSite()
          await openSite()
        }),
      { numRuns: 40 },
    )
  })

  it('goes back to the end of a log that was restored from an older copy', async () => {
    const queue = openQueue()
    await queue.places?.set({ log: await log.identity(), position: positionFrom(9) })
    await queue.close()
    await expire(1)
    await live('in order')
    await expire(2)
    await live('in order')
    expect(done).toHaveLength(2)
  })

  it('does not go back where another process was slower, and says nothing of another log', async () => {
    const queue = openQueue()
    const place = (position: number) => ({ log: 'this', position: positionFrom(position) })
    await queue.enqueue([{ queue: 'look', id: 'a', payload: {} }], place(5))
    await queue.enqueue([{ queue: 'look', id: 'b', payload: {} }], place(3))
    expect([await queue.places?.of('this'), await queue.places?.of('other')]).toEqual([5, null])
    await queue.close()
  })
})

function enqueueAndDie(queue: JobQueue, ending: Ending, stop: AbortController): JobQueue['enqueue'] {
  return async (...given) => {
    await (ending === 'after the jobs' && queue.enqueue(...given))
    stop.abort()
    throw new Error('the process has ended')
  }
}
