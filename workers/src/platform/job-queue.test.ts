import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedJobQueue } from './embedded-job-queue.ts'
import { describeJobQueue } from './job-queue.contract.ts'
import { DoNotRetry, TryLater, verdictOn, type JobQueue } from './job-queue.ts'

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
    cleanUp: async () => {
      await Promise.all(opened.map((queue) => queue.close()))
      rmSync(directory, { recursive: true })
    },
  }
})

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
  it('that only asks for later does not count', () => {
    expect(verdictOn(new TryLater({ afterMs: 250, because: 'early' }), tries(30, 29))).toEqual({
      state: 'waiting',
      afterMs: 250,
    })
    expect(verdictOn(new Error('away'), tries(30, 29))).toEqual({ state: 'waiting', afterMs: 1000 })
  })
  it('cannot ask for later for ever', () => {
    expect(verdictOn(new TryLater({ afterMs: 250, because: 'early' }), tries(201, 200))).toEqual({ state: 'dead' })
  })
  it('that can never succeed is the last one', () => {
    expect(verdictOn(new DoNotRetry('gone'), tries(1))).toEqual({ state: 'dead' })
  })
})
