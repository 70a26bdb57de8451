import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { openMemoryKeyedStore } from '@deals/accounts'
import { openMemoryLog } from '@deals/event-log'
import { StoreProblem, Unavailable } from '@deals/storage'
import { anEvent } from '@deals/event-log/testing'
import { hasRedisServer, reportAdapterRun, startRedisServer, type OwnRedis } from '@deals/storage/testing'
import type { Checkpoint } from '../reaction-checkpoint.ts'
import { runReactions, type RunReactionsOptions } from '../run-reactions.ts'
import { openBullJobQueue, type BullJobQueue } from './bullmq-job-queue.ts'

const logger = { info: () => {}, warn: () => {}, error: () => {} }
const job = (id: string) => ({ queue: 'work', id, payload: {} })
const run = { port: 'job queue', adapter: 'Redis that fails' }

const isHere = hasRedisServer()
const describeHere = isHere ? describe : describe.skip

if (!isHere) {
  reportAdapterRun({ ...run, outcome: 'skipped', reason: 'redis-server is not on the PATH' })
}

describeHere('a job queue whose Redis fails', () => {
  let redis: OwnRedis
  let queue: BullJobQueue
  const open = () => openBullJobQueue({ url: redis.url, logger, prefix: `faults-${randomUUID()}` })
  beforeAll(() => reportAdapterRun({ ...run, outcome: 'ran' }))
  beforeEach(async () => {
    redis = await startRedisServer()
    queue = await open()
  })
  afterEach(async () => {
    await queue.close()
    await redis.stop()
  })
  const kill = async () => {
    redis.process.kill('SIGKILL')
    await once(redis.process, 'exit')
  }

  it('says at once that a job was not taken while Redis is away, and takes it when it is back', async () => {
    await kill()
    await expect(queue.enqueue([job('a')])).rejects.toThrow(Unavailable)
    await redis.startAgain()
    await untilTaken(() => queue.enqueue([job('a')]))
    const done: string[] = []
    queue.process('work', async ({ id }) => void done.push(id), { concurrency: 1 })
    await queue.settled()
    expect(done).toEqual(['a'])
  })

  it('does every job that was taken, though Redis is killed and frozen under load', async () => {
    const [taken, done] = [new Set<string>(), new Set<string>()]
    queue.process('work', async ({ id }) => void done.add(id), { concurrency: 4 })
    for (let round = 0; round < 3; round += 1) {
      const ids = Array.from({ length: 50 }, (_, index) => `r${round}-${index}`)
      const loading = Promise.all(
        ids.map((id) =>
          untilTaken(
            () => queue.enqueue([job(id)]),
            () => taken.add(id),
          ),
        ),
      )
      if (round === 1) {
        await kill()
        await redis.startAgain()
      } else if (round === 2) {
        redis.process.kill('SIGSTOP')
        setImmediate(() => redis.process.kill('SIGCONT'))
      }
      await loading
    }
    await untilTaken(() => queue.settled())
    expect([...taken].filter((id) => !done.has(id))).toEqual([])
    expect(done.size).toBe(150)
  })

  it('brings the jobs of the last hour again when Redis has lost everything', async () => {
    const log = openMemoryLog()
    const stop = new AbortController()
    const reacting = {
      log,
      queue,
      logger,
      signal: stop.signal,
      checkpoints: openMemoryKeyedStore().table<Checkpoint>('reactors'),
      decode: (async (event: unknown) => event) as RunReactionsOptions['decode'],
      reactions: { handles: ['PostSubmitted' as const], jobsFor: ({ id }: { id: string }) => [job(id)] },
    }
    const running = runReactions(reacting)
    const events = Array.from({ length: 20 }, () => anEvent({}, { type: 'PostSubmitted' }))
    await log.append('post-1', events, { expected: 'none' })
    await running.reached(await log.head())
    await empty(redis.url)
    expect(await queue.counts()).toMatchObject({ work: { waiting: 0 } })
    const done = new Set<string>()
    queue.process('work', async ({ id }) => void done.add(id), { concurrency: 4 })
    await running.askForMark()
    await new Promise<void>((resolve) => {
      const looking = setInterval(() => {
        if (done.size === events.length) {
          clearInterval(looking)
          resolve()
        }
      }, 10)
    })
    expect([...done].sort()).toEqual(events.map(({ id }) => id).sort())
    stop.abort()
    await running.ended
  })

  it('refuses a wrong password in one sentence without it', async () => {
    const client = new Redis(redis.url, { disconnectTimeout: 100 })
    await client.config('SET', 'requirepass', 'the-right-one')
    client.disconnect()
    const url = redis.url.replace('//', '//:the-wrong-one@')
    const opening = openBullJobQueue({ url, logger })
    await expect(opening).rejects.toThrow(StoreProblem)
    await expect(opening).rejects.not.toThrow('the-wrong-one')
  })
})

/** Tries again for as long as Redis is away, as the reactions do. */
async function untilTaken(work: () => Promise<unknown>, then: () => void = () => {}): Promise<void> {
  for (;;) {
    try {
      await work()
      then()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

async function empty(url: string): Promise<void> {
  const client = new Redis(url, { disconnectTimeout: 100 })
  await client.flushall()
  client.disconnect()
}
