import { once } from 'node:events'
import { startRedisServer } from '@deals/events/testing'
import { openBullJobQueue } from './bullmq-job-queue.ts'
const logger = { info: () => {}, warn: (a: object, m: string) => process.stderr.write(m + JSON.stringify(a) + '\n'), error: () => {} }
it.each(['kill', 'stop'])('closes while redis is gone: %s', async (how) => {
  const redis = await startRedisServer()
  const queue = await openBullJobQueue({ url: redis.url, logger })
  let end = () => {}
  let start = () => {}
  const started = new Promise<void>((r) => (start = r))
  queue.process('idle', async () => {}, { concurrency: 2 })
  queue.process('work', () => { start(); return new Promise<void>((r) => (end = r)) }, { concurrency: 2 })
  await queue.enqueue([{ queue: 'work', id: 'a', payload: {} }])
  await started
  if (how === 'kill') { redis.process.kill('SIGKILL'); await once(redis.process, 'exit') } else redis.process.kill('SIGSTOP')
  const t = Date.now()
  const closing = queue.close()
  setTimeout(() => end(), 100)
  const won = await Promise.race([closing.then(() => 'closed'), new Promise((r) => setTimeout(() => r('hangs'), 15000))])
  process.stderr.write(`${how} ${String(won)} ${Date.now() - t}\n`)
  if (how === 'stop') redis.process.kill('SIGCONT')
  await redis.stop()
  expect(won).toBe('closed')
}, 40000)
