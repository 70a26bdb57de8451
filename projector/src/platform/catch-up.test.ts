import { aVote } from '@deals/events/testing'
import { memoryStores } from '../testing/opened-stores.ts'
import { openTestLog, testCodec, voteTallies } from '../testing/small-views.ts'
import { catchUp } from './catch-up.ts'
import { codeOf } from './code-of.ts'
import { paceOf } from './pace.ts'
import { openProcessor } from './processor.ts'

/** How many batches were asked for when each of three had been folded. */
async function askedWhile(atHand: boolean): Promise<number[]> {
  const { log, tell } = openTestLog()
  await tell(...['ann', 'bob', 'cat'].map((userId) => aVote({ userId })))
  const stores = memoryStores()
  const { name, collections } = voteTallies
  const ref = await stores.store.create(name, {
    code: codeOf(voteTallies),
    collections,
    state: 'building',
    indexed: false,
  })
  const { signal } = new AbortController()
  const processor = await openProcessor({ store: stores.store, projection: voteTallies, ref, signal })
  let asked = 0
  const readAll: typeof log.readAll = (options) => {
    asked += 1
    return log.readAll(options)
  }
  const seen: number[] = []
  const counted = { readAll, promises: { dense: true, atHand } }
  const pace = paceOf(1, signal, 1)
  await catchUp([processor], { log: counted, decoder: testCodec, pace, signal, onBatch: () => seen.push(asked) })
  await stores.close()
  return seen
}

it('the next batch is on its way while one is folded', async () => {
  expect(await askedWhile(false)).toEqual([2, 3, 3])
})

it('nothing is read ahead of a log that is at hand: it would only be kept the longer', async () => {
  expect(await askedWhile(true)).toEqual([1, 2, 3])
})
