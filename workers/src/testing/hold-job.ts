import { openBullJobQueue } from '../platform/bullmq/bullmq-job-queue.ts'

// Takes a job and never ends it, and prints its name: what the fault tests start and kill.
const [url = '', prefix = '', visibilityMs = ''] = process.argv.slice(2)
const logger = { info: () => {}, warn: () => {}, error: () => {} }
const queue = await openBullJobQueue({ url, prefix, visibilityMs: Number(visibilityMs), logger })

function hold({ id }: { id: string }): Promise<void> {
  process.stdout.write(`${id}\n`)
  return new Promise(() => {})
}

queue.process('work', hold, { concurrency: 1 })
