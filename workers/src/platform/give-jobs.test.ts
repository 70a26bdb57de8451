import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCodec, openMemoryLog, type LogEvent } from '@deals/event-log'
import { testSealer } from '@deals/accounts/testing'
import { anEvent } from '@deals/event-log/testing'
import { beforeFirst, numberOf } from '@deals/events'
import { Unavailable } from '@deals/storage'
import { openEmbeddedJobQueue } from './embedded-job-queue.ts'
import { givingJobs, type Reactions } from './give-jobs.ts'

const logger = { info: () => {}, warn: () => {}, error: () => {} }
const reactions: Reactions = {
  handles: ['PostExpired'],
  jobsFor: ({ position }) => [{ queue: 'review', id: `look ${numberOf(position)}`, payload: {} }],
}

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'give-jobs-'))
})
afterEach(() => {
  rmSync(directory, { recursive: true })
})

async function anExpiredPost(): Promise<readonly LogEvent[]> {
  const log = openMemoryLog()
  const data = { postId: 1, authorId: 'ann', from: 'active', cause: 'author' }
  await log.append('post-1', [{ ...anEvent(), type: 'PostExpired', data }], { expected: 'none' })
  const { events } = await log.readAll({ after: beforeFirst, limit: 1 })
  await log.close()
  return events
}

it('an event whose keys cannot be asked for now is met again, and brings its jobs then', async () => {
  const queue = openEmbeddedJobQueue({ file: join(directory, 'jobs.db'), logger })
  const { decode } = createCodec({ sealer: testSealer() })
  let isAway = true
  const give = givingJobs({
    reactions,
    queue,
    logger,
    decode: async (event) => {
      if (isAway) {
        throw new Unavailable('MongoDB does not answer.')
      }
      return decode(event)
    },
  })
  const events = await anExpiredPost()
  await expect(give(events)).rejects.toThrow(Unavailable)
  isAway = false
  await expect(give(events)).resolves.toBe(true)
  await queue.close()
})
