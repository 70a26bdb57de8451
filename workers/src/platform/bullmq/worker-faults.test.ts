import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { hasRedisServer, startRedisServer, startScript, type OwnRedis } from '@deals/storage/testing'
import { openBullJobQueue, type BullJobQueue } from './bullmq-job-queue.ts'

const logger = { info: () => {}, warn: () => {}, error: () => {} }
const job = (id: string) => ({ queue: 'work', id, payload: {} })
const script = fileURLToPath(new URL('../../testing/hold-job.ts', import.meta.url))

/** A promise, and what keeps it. */
function promised() {
  let keep = () => {}
  const kept = new Promise<void>((resolve) => {
    keep = resolve
  })
  return { kept, keep: () => keep() }
}

;(hasRedisServer() ? describe : describe.skip)('a worker on Redis', () => {
  let redis: OwnRedis
  beforeEach(async () => {
    redis = await startRedisServer()
  })
  afterEach(() => redis.stop())

  it('does the job that another process held when it was killed', async () => {
    const options = { prefix: 'killed', visibilityMs: 500 }
    const queue = await openBullJobQueue({ url: redis.url, logger, ...options })
    await queue.enqueue([job('a'), job('b')])
    const holder = startScript(script, [redis.url, options.prefix, String(options.visibilityMs)])
    await holder.untilLines(1)
    await holder.kill()
    const done: string[] = []
    queue.process('work', async ({ id, tries }) => void done.push(`${id} ${tries}`), { concurrency: 1 })
    await queue.settled()
    expect(holder.lines).toEqual(['a'])
    expect(done.sort()).toEqual(['a 2', 'b 1'])
    await queue.close()
  })

  describe.each<[string, (server: OwnRedis) => Promise<unknown>]>([
    [
      'killed',
      async ({ process }) => {
        process.kill('SIGKILL')
        await once(process, 'exit')
      },
    ],
    ['frozen', async ({ process }) => process.kill('SIGSTOP')],
  ])('whose Redis was %s', (_how, hurt) => {
    let queue: BullJobQueue
    beforeEach(async () => {
      queue = await openBullJobQueue({ url: redis.url, logger })
    })

    it('ends when it is told to, with the job done that it held', async () => {
      const [started, mayEnd] = [promised(), promised()]
      let isDone = false
      const work = async () => {
        started.keep()
        await mayEnd.kept
        isDone = true
      }
      queue.process('idle', async () => undefined, { concurrency: 2 })
      queue.process('work', work, { concurrency: 2 })
      await queue.enqueue([job('a')])
      await started.kept
      await hurt(redis)
      const closed = queue.close()
      mayEnd.keep()
      await closed
      expect(isDone).toBe(true)
    })
  })
})
