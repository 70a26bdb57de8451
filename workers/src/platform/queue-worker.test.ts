import Database from 'better-sqlite3'
import { queueWorker, type QueueWorker } from './queue-worker.ts'
import { sqliteJobs } from './sqlite-jobs.ts'

it('jobs that end in one turn of the process are followed by one claim', async () => {
  const database = new Database(':memory:')
  const jobs = sqliteJobs(database)
  const [claims, done]: [number[], string[]] = [[], []]
  const claim: typeof jobs.claim = (queue, asked) => {
    const claimed = jobs.claim(queue, asked)
    claims.push(claimed.length)
    return claimed
  }
  const ids = Array.from({ length: 12 }, (_, at) => `job-${at}`)
  jobs.insertAll(
    ids.map((id) => ({ queue: 'tell', id, payload: {} })),
    Date.now(),
  )

  let worker: QueueWorker | undefined
  await new Promise<void>((resolve) => {
    const handler = async ({ id }: { id: string }) => void done.push(id)
    const onChange = () => (jobs.isSettled() ? resolve() : undefined)
    const ears = { onChange, onDead: () => undefined, onTrouble: () => undefined }
    const hands = { concurrency: 4, visibilityMs: 30_000, now: Date.now }
    worker = queueWorker({ jobs: { ...jobs, claim }, queue: 'tell', handler, ...hands, ...ears })
    worker.wake()
  })
  await worker?.stop()
  expect(done.toSorted()).toEqual(ids.toSorted())
  expect(claims).toEqual([4, 4, 4])
  database.close()
})
