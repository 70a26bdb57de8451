import fc, { type Scheduler } from 'fast-check'
import { beforeFirst, positionFrom } from '@deals/events'
import { aVote, passTurns } from '@deals/events/testing'
import { farAwayStore } from '../testing/far-away-store.ts'
import { documentsIn, foldInBatches } from '../testing/fold-apart.ts'
import { fragileTallies } from '../testing/fragile-tallies.ts'
import { memoryStores, sqliteStores, type OpenedStores } from '../testing/opened-stores.ts'
import { openTestLog, testCodec, voteTallies, type TestLog } from '../testing/small-views.ts'
import { codeOf } from './code-of.ts'
import { readEvents, type ReadEvent } from './decoding.ts'
import { openProcessor, type Processor } from './processor.ts'
import type { ProjectionStore } from './projection-store.ts'
import { releaseParked } from './release-parked.ts'

const anyVote = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.constantFrom('ann', 'bob', 'mo'))
  .map(([postId, userId]) => aVote({ postId, userId }))
/** How many events a processor folds in each step, and whether it looks after the parking then. */
const anySteps = fc.array(fc.record({ events: fc.integer({ min: 0, max: 3 }), isReleasing: fc.boolean() }), {
  minLength: 1,
  maxLength: 6,
})

interface Parking {
  readonly stories: readonly ReturnType<typeof aVote>[]
  readonly plans: readonly (readonly { readonly events: number; readonly isReleasing: boolean }[])[]
  readonly askedAfter: number
  readonly repairedAfter: number
  readonly turns: Scheduler
}

const anyParking = fc.record({
  stories: fc.array(anyVote, { minLength: 1, maxLength: 8 }),
  plans: fc.array(anySteps, { minLength: 2, maxLength: 2 }),
  askedAfter: fc.nat({ max: 20 }),
  repairedAfter: fc.nat({ max: 10 }),
  turns: fc.scheduler(),
})

const stopped = new AbortController().signal

describe.each<[string, () => OpenedStores, number]>([
  ['memory', memoryStores, 150],
  ['sqlite', sqliteStores, 30],
])('two processors that look after the same parking in %s', (_, open, numRuns) => {
  it('fold each event once', () =>
    fc.assert(
      fc.asyncProperty(anyParking, (parking) => expectFoldedOnce(parking, open())),
      { numRuns },
    ))
})

async function expectFoldedOnce({ stories, plans, askedAfter, repairedAfter, turns }: Parking, stores: OpenedStores) {
  const told = openTestLog()
  await told.tell(...stories)
  const { events } = await told.log.readAll({ after: beforeFirst, limit: 100 })
  const read = await readEvents(events, testCodec, () => true)
  const { view, repair } = fragileTallies()
  const { name, collections } = view
  const ref = await stores.store.create(name, { code: codeOf(view), collections, state: 'fed', indexed: true })
  const store = farAwayStore(stores.store, turns, { canAdvance: true })
  const open = (at: ProjectionStore) => openProcessor({ store: at, projection: view, ref, signal: stopped })
  const parking = stores.store.parking(ref)
  const askedFor = async () => (await parking.keys()).flatMap(({ request }) => request?.id ?? [])
  const ask = () => parking.request('2', { action: 'retry', reason: '' })
  const repairing = (async () => {
    await passTurns(turns, askedAfter)
    await ask()
    await passTurns(turns, repairedAfter)
    repair()
    return ask()
  })()
  const working = plans.map(async (steps) => foldInSteps(await open(store), { read, told, askedFor }, steps))
  await turns.waitFor(Promise.all([repairing, ...working]))
  // Nobody took the second request away with the first.
  const isSettled = await repairing
  await (isSettled ? undefined : ask())
  const last = await open(stores.store)
  await release(last, told)
  const history = read.flatMap(({ event }) => event ?? [])
  expect(await parking.keys()).toEqual([])
  expect(await documentsIn(stores.store, ref, view)).toEqual(await foldInBatches(voteTallies, [history]))
  await stores.close()
}

const release = (processor: Processor, { log }: TestLog): Promise<void> =>
  releaseParked(processor, { log, decoder: testCodec, onDiscard: async () => {}, onReleased: async () => {} })

async function foldInSteps(
  processor: Processor,
  { read, told, askedFor }: { read: readonly ReadEvent[]; told: TestLog; askedFor: () => Promise<string[]> },
  steps: Parking['plans'][number],
): Promise<void> {
  const feedTo = async (upTo: number) => {
    while (processor.position < positionFrom(upTo)) {
      await processor.feed(read, positionFrom(upTo))
    }
  }
  let reached = 0
  for (const { events, isReleasing } of steps) {
    reached = Math.min(reached + events, read.length)
    await feedTo(reached)
    if (isReleasing) {
      const asked = processor.parked.size() === 0 ? [] : await askedFor()
      await release(processor, told)
      // Whoever looks after it is done when it is, however often somebody else was faster.
      const left = await askedFor()
      expect(asked.filter((id) => left.includes(id))).toEqual([])
    }
  }
  await feedTo(read.length)
}
