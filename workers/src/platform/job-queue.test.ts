import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Redis } from 'ioredis'
import { findRedis, reportAdapterRun, type TestServer } from '@deals/storage/testing'
import { openBullJobQueue } from './bullmq/bullmq-job-queue.ts'
import { openEmbeddedJobQueue } from './embedded-job-queue.ts'
import { describeJobQueue, type OpenedQueue } from './job-queue.contract.ts'
import { DoNotRetry, TryLater, verdictOn, type JobQueue } from './job-queue.ts'
import { countedJobs, sqliteJobs } from './sqlite-jobs.ts'

const logger = { info: () => {}, warn: () => {}, error: () => {} }

describeJobQueue('SQLite', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'jobs-'))
  const file = join(directory, 'jobs.db')
  const opened: JobQueue[] = []
  const openAgain = async (clock = { now: Date.now }) => {
    const queue = openEmbeddedJobQueue({ file, logger, ...clock })
    opened.push(queue)
    return queue
  }
  return {
    queue: await openAgain(),
    openAgain,
    openSilent: openAgain,
    openLater: () => openAgain({ now: () => Date.now() + 10 * 60_000 }),
    cleanUp: async () => {
      await Promise.all(opened.map((queue) => queue.close()))
      rmSync(directory, { recursive: true })
    },
  }
})

it('counts the jobs of a file without reading those that are done', () => {
  const database = new Database(':memory:')
  sqliteJobs(database)
  const steps = database.prepare<[], { detail: string }>(`explain query plan ${countedJobs}`).all()
  const reads = steps.map(({ detail }) => detail).filter((detail) => /^(?:SCAN|SEARCH)/.test(detail))
  database.close()
  expect(reads).toEqual(['SCAN jobs USING INDEX jobs_due', 'SCAN jobs USING COVERING INDEX jobs_dead'])
})

it('gives out as many jobs at once as there are hands for, those that are due first', () => {
  const database = new Database(':memory:')
  const jobs = sqliteJobs(database)
  const due = { a: 30, b: 10, c: 20, d: 90 }
  jobs.insertAll(
    Object.entries(due).map(([id, delayMs]) => ({ queue: 'work', id, payload: {}, delayMs })),
    0,
  )
  const claimed = (most: number) => jobs.claim('work', { now: 50, until: 80, most }).map(({ id }) => id)
  expect(new Set(claimed(2))).toEqual(new Set(['b', 'c']))
  expect(claimed(2)).toEqual(['a'])
  expect(claimed(2)).toEqual([])
  database.close()
})

it('forgets what is done in parts, and the name of each is free after its hour all the same', () => {
  const [database, hour] = [new Database(':memory:'), 3_600_000]
  const jobs = sqliteJobs(database)
  const named = (id: number) => ({ queue: 'work', id: `j${id}`, payload: {} })
  const left = () => database.prepare(`select count(*) from jobs where state = 'done'`).pluck().get()
  jobs.insertAll(
    Array.from({ length: 1200 }, (_, at) => named(at)),
    0,
  )
  jobs.claim('work', { now: 0, until: 10, most: 1200 }).forEach((one) => jobs.done('work', one, 0))
  // The last of them by name, which is not among the first that are forgotten.
  expect([jobs.insertAll([named(999)], hour), left()]).toEqual([0, 1200])
  expect([jobs.insertAll([named(999)], hour + 1), left()]).toEqual([1, 699])
  expect(jobs.claim('work', { now: hour + 1, until: hour + 2, most: 9 }).map(({ tries }) => tries)).toEqual([1])
  expect([jobs.insertAll([], hour + 1), left()]).toEqual([0, 199])
  expect([jobs.insertAll([], hour + 1), left()]).toEqual([0, 0])
  database.close()
})

it('gives out no job whose claim the file did not take', () => {
  const directory = mkdtempSync(join(tmpdir(), 'jobs-'))
  const file = join(directory, 'jobs.db')
  // With a journal beside the file whoever reads keeps others from committing, and from nothing before that.
  const [database, reader] = [new Database(file, { timeout: 0 }), new Database(file)]
  const jobs = sqliteJobs(database)
  jobs.insertAll([{ queue: 'work', id: 'a', payload: {} }], 0)
  const rows = reader.prepare('select * from jobs').iterate()
  rows.next()
  const claim = () => jobs.claim('work', { now: 1, until: 2, most: 2 })
  expect(claim).toThrow(/locked/)
  rows.return?.()
  expect(claim()).toMatchObject([{ id: 'a', tries: 1 }])
  database.close()
  reader.close()
  rmSync(directory, { recursive: true })
})

describe('jobs in a file whose clock is set back', () => {
  const hour = 3_600_000
  const open = (clock: { now: () => number }) => {
    const directory = mkdtempSync(join(tmpdir(), 'jobs-'))
    const file = join(directory, 'jobs.db')
    const queues = [openEmbeddedJobQueue({ file, logger, visibilityMs: 100, ...clock })]
    const again = (later: { now: () => number }) => {
      const queue = openEmbeddedJobQueue({ file, logger, visibilityMs: 100, ...later })
      queues.push(queue)
      return queue
    }
    const close = async () => {
      await Promise.all(queues.map((queue) => queue.close()))
      rmSync(directory, { recursive: true })
    }
    return { queue: queues[0] as JobQueue, again, close }
  }

  it('are done soon while the process runs', async () => {
    let ahead = 0
    const { queue, close } = open({ now: () => Date.now() + ahead })
    const done: string[] = []
    queue.process('work', async ({ id }) => void done.push(id), { concurrency: 1 })
    ahead = hour
    await queue.enqueue([{ queue: 'work', id: 'before', payload: {} }])
    await queue.settled()
    await queue.enqueue([{ queue: 'other', id: 'waiting', payload: {} }])
    ahead = 0
    queue.process('other', async ({ id }) => void done.push(id), { concurrency: 1 })
    await queue.enqueue([{ queue: 'work', id: 'after', payload: {} }])
    await queue.settled()
    expect(done.toSorted()).toEqual(['after', 'before', 'waiting'])
    await close()
  })

  it('are put off no longer than they were to be, and none is done before its time', async () => {
    let ahead = 30 * 24 * hour
    const { queue, again, close } = open({ now: () => Date.now() + ahead })
    const done: string[] = []
    await queue.enqueue([{ queue: 'work', id: 'ahead', payload: {}, delayMs: hour }])
    ahead = 0
    queue.process('work', async ({ id }) => void done.push(id), { concurrency: 1 })
    await queue.enqueue([{ queue: 'work', id: 'now', payload: {} }])
    await queue.settled()
    expect(done).toEqual(['now'])
    const next = again({ now: () => Date.now() + hour + 1_000 })
    const found = await new Promise((resolve) => {
      next.process('work', async ({ id }) => resolve(id), { concurrency: 1 })
    })
    expect(found).toBe('ahead')
    await close()
  })

  it('are done soon by the process that comes next', async () => {
    const { queue, again, close } = open({ now: () => Date.now() + 24 * hour })
    await queue.enqueue([{ queue: 'work', id: 'a', payload: {} }])
    const next = again({ now: Date.now })
    const done: string[] = []
    next.process('work', async ({ id }) => void done.push(id), { concurrency: 1 })
    await next.settled()
    expect(done).toEqual(['a'])
    await close()
  })
})

/** Locks that end so soon that a silent worker is found out at once; one who says that it is alive keeps its own. */
const briefly = { visibilityMs: 250, saysAlive: false }
const looksOften = { visibilityMs: 1000 }

async function openBull(start: () => Promise<TestServer>): Promise<OpenedQueue> {
  const server = await start()
  const prefix = `test-${randomUUID()}`
  const opened: JobQueue[] = []
  const open = async (lock: { visibilityMs?: number; saysAlive?: boolean } = {}) => {
    const queue = await openBullJobQueue({ url: server.url, logger, prefix, ...lock })
    opened.push(queue)
    return queue
  }
  return {
    queue: await open(),
    openAgain: open,
    openSilent: () => open(briefly),
    openLater: () => open(looksOften),
    cleanUp: async () => {
      await Promise.all(opened.map((queue) => queue.close()))
      const redis = new Redis(server.url, { disconnectTimeout: 100 })
      const keys = await redis.keys(`${prefix}:*`)
      await redis.del('none', ...keys)
      redis.disconnect()
      await server.stop()
    },
  }
}

const redis = findRedis()
if ('start' in redis) {
  describeJobQueue('Redis', () => openBull(redis.start))
} else {
  reportAdapterRun({ port: 'job queue', adapter: 'Redis', outcome: 'skipped', reason: redis.reason })
}

describe('a failed try', () => {
  const tries = (count: number, postponed = 0) => ({ tries: count, postponed })

  it.each([
    [1, 1000],
    [2, 2000],
    [4, 8000],
    [7, 64_000],
  ])('number %s makes the job wait %s ms', (count, afterMs) => {
    expect(verdictOn(new Error('away'), tries(count))).toEqual({ state: 'waiting', afterMs })
  })
  it('is the last one when it is the eighth', () => {
    expect(verdictOn(new Error('away'), tries(8))).toEqual({ state: 'dead' })
  })
  const early = new TryLater({ afterMs: 250, because: 'early' })
  const pause = (error: TryLater, postponed: number) => {
    const verdict = verdictOn(error, tries(postponed + 1, postponed))
    return verdict.state === 'waiting' ? verdict.afterMs : Infinity
  }
  it.each([
    [0, 250],
    [1, 275],
    [29, 3966],
    [199, 300_000],
  ])('that asks for later after %s times waits %s ms', (postponed, afterMs) => {
    expect(pause(early, postponed)).toBe(afterMs)
  })
  it('that asks for more than the longest pause gets it', () => {
    expect(pause(new TryLater({ afterMs: 7_200_000, because: 'quiet hours' }), 3)).toBe(7_200_000)
  })
  it('asks for later for half a day before it is given up', () => {
    const pauses = Array.from({ length: 200 }, (_, postponed) => pause(early, postponed))
    expect(pauses.reduce((sum, ms) => sum + ms)).toBeGreaterThan(10 * 3_600_000)
  })
  it('that only asks for later does not count', () => {
    expect(verdictOn(new Error('away'), tries(30, 29))).toEqual({ state: 'waiting', afterMs: 1000 })
  })
  it('cannot ask for later for ever', () => {
    expect(verdictOn(early, tries(201, 200))).toEqual({ state: 'dead' })
  })
  it('that can never succeed is the last one', () => {
    expect(verdictOn(new DoNotRetry('gone'), tries(1))).toEqual({ state: 'dead' })
  })
})
