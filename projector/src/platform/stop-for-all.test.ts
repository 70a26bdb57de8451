import { getEventListeners, getMaxListeners } from 'node:events'
import { Unavailable } from '@deals/storage'
import { stopForAll } from './stop-for-all.ts'
import { untilWritten } from './writer-retry.ts'

const views = 42
const away = () => Promise.reject(new Unavailable('the store is away'))

it('lets all processors wait for a store at once, without a warning, and none of them stays', async () => {
  const stop = stopForAll()
  const { signal } = stop
  const listening = () => getEventListeners(signal, 'abort').length
  const waits = Array.from({ length: views }, () => untilWritten(away, { signal, onWaiting: () => undefined }))
  const ended = Promise.allSettled(waits)
  for (let turn = 0; listening() < views && turn < 100; turn += 1) {
    await Promise.resolve()
  }
  expect(listening()).toBe(views)
  expect(getMaxListeners(signal)).toBeGreaterThan(views)
  stop.abort()
  await ended
  expect(listening()).toBe(0)
})
