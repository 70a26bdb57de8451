import { ReadModelsBehind } from '@deals/events'
import { Unavailable } from '@deals/storage'
import { TryLater } from './job-queue.ts'
import { patient } from './work.ts'

it.each([
  ['store takes nothing', new Unavailable('The disk is full.')],
  ['views are late', new ReadModelsBehind('They are at 7.')],
])('is no fault of a job whose %s', async (_what, error) => {
  const job = { id: 'job', payload: {}, tries: 3 }
  const waiting = patient(() => Promise.reject(error))
  await expect(waiting(job)).rejects.toEqual(new TryLater({ afterMs: 4000, because: error.message }))
})
