import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { startThread } from './start-thread.ts'

/** Megabytes that a thread may hold which has so many for what is young. */
async function heldBy(maxYoungGenerationSizeMb: number): Promise<number> {
  const limits = { maxYoungGenerationSizeMb, maxOldGenerationSizeMb: 64 }
  const thread = startThread(import.meta.url, { name: '../testing/heap-limit.thread', limits }, undefined)
  const heard: unknown[] = await once(thread, 'message')
  await thread.terminate()
  return Number(heard[0]) / 2 ** 20
}

it('a thread has the room for what is young that it was given, whatever the process was started with', async () => {
  setFlagsFromString('--max-semi-space-size=4')
  expect((await heldBy(64)) - (await heldBy(8))).toBeGreaterThan(50)
})
