import { setTimeout as delay } from 'node:timers/promises'
import { reportAdapterRun } from '@deals/storage/testing'
import { DoNotRetry, TryLater, type Job, type JobQueue } from './job-queue.ts'

export interface OpenedQueue {
  queue: JobQueue
  /** Another worker on the same jobs, as a second process has it. */
  openAgain(): Promise<JobQueue>
  /** One that never says that it is alive. All others do, however late they are on a busy machine. */
  openSilent(): Promise<JobQueue>
  /** One that looks for jobs of the silent when these have been so for too long. */
  openLater(): Promise<JobQueue>
  cleanUp(): Promise<void>
}

/** The promises of a job queue; every adapter passes all of them. */
export function describeJobQueue(adapter: string, open: () => Promise<OpenedQueue>): void {
  describe(`job queue: ${adapter}`, () => {
    let opened: OpenedQueue
    let queue: JobQueue
    beforeAll(() => reportAdapterRun({ port: 'job queue', adapter, outcome: 'ran' }))
    beforeEach(async () => {
      opened = await open()
      queue = opened.queue
    })
    afterEach(() => opened.cleanUp())
    const job = (id: string, more: { payload?: Record<string, string | number>; delayMs?: number } = {}) => ({
      queue: 'work',
      id,
      payload: {},
      ...more,
    })

    it('does each job with its payload', async () => {
      const done: Job[] = []
      queue.process('work', async (one) => void done.push(one), { concurrency: 1 })
      expect(await queue.enqueue([job('a', { payload: { postId: 7 } }), job('b')])).toBe(2)
      await queue.settled()
      expect(done.map(({ id, payload, tries }) => ({ id, payload, tries }))).toEqual([
        { id: 'a', payload: { postId: 7 }, tries: 1 },
        { id: 'b', payload: {}, tries: 1 },
      ])
    })

    it('keeps jobs that came before anybody worked on them', async () => {
      await queue.enqueue([job('a')])
      const done: string[] = []
      queue.process('work', async ({ id }) => void done.push(id), { concurrency: 1 })
      await queue.settled()
      expect(done).toEqual(['a'])
    })

    it('makes no second job of a name that waits, is under way, or was done within the hour', async () => {
      let runs = 0
      expect(await queue.enqueue([job('a'), job('a')])).toBe(1)
      expect(await queue.enqueue([job('a')])).toBe(0)
      queue.process(
        'work',
        async () => {
          runs += 1
          expect(await queue.enqueue([job('a')])).toBe(0)
        },
        { concurrency: 1 },
      )
      await queue.settled()
      expect(await queue.enqueue([job('a')])).toBe(0)
      await queue.settled()
      expect(runs).toBe(1)
    })

    it('goes by one mark for as long as it remembers its jobs', async () => {
      const mark = await queue.mark()
      await queue.enqueue([job('a')])
      expect(await queue.mark()).toBe(mark)
      const second = await opened.openAgain()
      expect(await second.mark()).toBe(mark)
    })

    it('keeps queues apart, names too', async () => {
      const done: string[] = []
      queue.process('work', async ({ id }) => void done.push(`work ${id}`), { concurrency: 1 })
      queue.process('play', async ({ id }) => void done.push(`play ${id}`), { concurrency: 1 })
      await queue.enqueue([job('a'), { ...job('a'), queue: 'play' }])
      await queue.settled()
      expect(done.sort()).toEqual(['play a', 'work a'])
    })

    it('does as many jobs at once as it was told, and no more', async () => {
      let atOnce = 0
      let most = 0
      const work = async () => {
        atOnce += 1
        most = Math.max(most, atOnce)
        await delay(5)
        atOnce -= 1
      }
      queue.process('work', work, { concurrency: 3 })
      await queue.enqueue(Array.from({ length: 9 }, (_, index) => job(`j${index}`)))
      await queue.settled()
      expect(most).toBe(3)
    })

    it('brings a job back that asked for later, and waits for it before it is settled', async () => {
      const tries: number[] = []
      const work = async (one: Job) => {
        tries.push(one.tries)
        if (one.tries < 3) {
          throw new TryLater({ afterMs: 1, because: 'not there yet' })
        }
      }
      queue.process('work', work, { concurrency: 1 })
      await queue.enqueue([job('a')])
      await queue.settled()
      expect(tries).toEqual([1, 2, 3])
      expect(await queue.dead(10)).toEqual([])
    })

    it('keeps a job that can never succeed, says why, and gives it another life when asked', async () => {
      let isRepaired = false
      const work = async () => {
        if (!isRepaired) {
          throw new DoNotRetry('the post is gone')
        }
      }
      queue.process('work', work, { concurrency: 1 })
      await queue.enqueue([job('a', { payload: { postId: 7 } })])
      await queue.settled()
      expect(await queue.dead(10)).toMatchObject([
        { queue: 'work', id: 'a', payload: { postId: 7 }, tries: 1, error: 'the post is gone' },
      ])
      expect(await queue.enqueue([job('a')])).toBe(0)
      isRepaired = true
      expect(await queue.revive('work', 'a')).toBe(true)
      expect(await queue.revive('work', 'other')).toBe(false)
      await queue.settled()
      expect(await queue.dead(10)).toEqual([])
    })

    it('gives a dead job up, and no other', async () => {
      const fail = async () => {
        throw new DoNotRetry('the post is gone')
      }
      await queue.enqueue([{ ...job('later'), delayMs: 60_000 }, job('a'), job('b')])
      queue.process('work', fail, { concurrency: 1 })
      await queue.settled()
      expect(await queue.discard('work', 'a')).toBe(true)
      expect(await queue.discard('work', 'a')).toBe(false)
      expect(await queue.discard('other', 'b')).toBe(false)
      expect(await queue.discard('work', 'later')).toBe(false)
      expect((await queue.dead(10)).map(({ id }) => id)).toEqual(['b'])
      expect(await queue.counts()).toMatchObject({ work: { waiting: 1, dead: 1 } })
      expect(await queue.revive('work', 'a')).toBe(false)
      expect(await queue.enqueue([job('a')])).toBe(1)
    })

    it('shows those that failed last where not all are asked for', async () => {
      const fail = async () => {
        throw new DoNotRetry('the post is gone')
      }
      queue.process('work', fail, { concurrency: 1 })
      queue.process('other', fail, { concurrency: 1 })
      for (const [name, id] of [
        ['work', 'a'],
        ['other', 'b'],
        ['work', 'c'],
      ] as const) {
        await queue.enqueue([{ ...job(id), queue: name }])
        await queue.settled()
        for (const now = Date.now(); Date.now() === now;) {
          // Two that failed within a millisecond have no order.
        }
      }
      expect((await queue.dead(2)).map(({ id }) => id)).toEqual(['c', 'b'])
    })

    it('does not wait for jobs of a later time, and keeps them', async () => {
      queue.process('work', async () => undefined, { concurrency: 1 })
      await queue.enqueue([job('a', { delayMs: 3_600_000 })])
      await queue.settled()
      expect(await queue.counts()).toEqual({ work: { waiting: 1, active: 0, dead: 0 } })
    })

    it('gives a job to one worker alone', async () => {
      const done: string[] = []
      const second = await opened.openAgain()
      const work = async ({ id }: Job) => void done.push(id)
      queue.process('work', work, { concurrency: 2 })
      second.process('work', work, { concurrency: 2 })
      const ids = Array.from({ length: 30 }, (_, index) => `j${String(index).padStart(2, '0')}`)
      await queue.enqueue(ids.map((id) => job(id)))
      await queue.settled()
      expect(done.sort()).toEqual(ids)
      await second.close()
    })

    it('gives a job to another worker when the first has gone silent', async () => {
      let start = () => {}
      const started = new Promise<void>((resolve) => {
        start = resolve
      })
      let end = () => {}
      const stuck = () => {
        start()
        return new Promise<void>((resolve) => {
          end = resolve
        })
      }
      const silent = await opened.openSilent()
      silent.process('work', stuck, { concurrency: 1 })
      await queue.enqueue([job('a')])
      await started
      const later = await opened.openLater()
      const tries: number[] = []
      later.process('work', async (one) => void tries.push(one.tries), { concurrency: 1 })
      await later.settled()
      end()
      expect(tries).toEqual([2])
      await later.close()
      expect(await queue.dead(10)).toEqual([])
    })

    it('finishes what is under way before it closes', async () => {
      let isDone = false
      let start = () => {}
      const started = new Promise<void>((resolve) => {
        start = resolve
      })
      const work = async () => {
        start()
        await delay(5)
        isDone = true
      }
      queue.process('work', work, { concurrency: 1 })
      await queue.enqueue([job('a')])
      await started
      await queue.close()
      expect(isDone).toBe(true)
    })
  })
}
