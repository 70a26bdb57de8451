import { setImmediate as nextTurn } from 'node:timers/promises'
import fc, { type Scheduler } from 'fast-check'
import { beforeFirst } from '@deals/events'
import { aVote, passTime, passTurns } from '@deals/events/testing'
import { carriedBy, handCarrier } from '../../testing/carried-log.ts'
import { readEvents } from '../decoding.ts'
import { prepareVersions } from '../prepare-versions.ts'
import { farAwayStore } from '../../testing/far-away-store.ts'
import { documentsIn, foldInBatches } from '../../testing/fold-apart.ts'
import { fragileTallies } from '../../testing/fragile-tallies.ts'
import { memoryStores, type OpenedStores } from '../../testing/opened-stores.ts'
import { runParts } from '../../testing/run-parts.ts'
import { openTestLog, testCodec, voteTallies, type TestLog } from '../../testing/small-views.ts'
import { runPartitions } from './run-partitions.ts'

let turns: Scheduler
jest.mock('node:timers/promises', () => ({
  ...jest.requireActual<object>('node:timers/promises'),
  // They look again and again: whoever else waits must have a turn of the process meanwhile.
  setTimeout: async (_ms: number, value: unknown, options?: { signal?: AbortSignal }) => {
    await nextTurn()
    return passTime(turns, value, options)
  },
}))

const { name } = voteTallies
const ref = { projection: name, version: 1 }
const count = 2
const mostLooks = 1000

const anyVote = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom('ann', 'bob', 'mo'))
  .map(([postId, userId]) => aVote({ postId, userId }))
const anyRun = fc.record({
  stories: fc.array(anyVote, { minLength: 1, maxLength: 8 }),
  /** Which process gets which piece, and when. Some come twice and some to nobody. */
  deliveries: fc.array(
    fc.record({ to: fc.constantFrom(0, 1), piece: fc.nat({ max: 100 }), after: fc.nat({ max: 15 }) }),
    { maxLength: 8 },
  ),
  repairedAfter: fc.nat({ max: 40 }),
  /** Whether all was folded, and asked for, before these processes began. */
  isFoldedBefore: fc.boolean(),
  standInAfter: fc.nat({ max: 40 }),
  canAdvance: fc.boolean(),
  scheduler: fc.scheduler(),
})
type Run = typeof anyRun extends fc.Arbitrary<infer Value> ? Value : never

describe('two projectors that share partitions and stand in for each other', () => {
  it('fold each event once and leave nothing standing still', () =>
    fc.assert(
      fc.asyncProperty(anyRun, (run) => expectAllFolded(run)),
      { numRuns: 30 },
    ))
})

async function expectAllFolded({ stories, deliveries, repairedAfter, isFoldedBefore, ...run }: Run): Promise<void> {
  const { standInAfter, canAdvance, scheduler } = run
  turns = scheduler
  const [stores, told, { view, repair }] = [memoryStores(), openTestLog(), fragileTallies()]
  await told.tell(...stories)
  await prepareVersions({ store: stores.store, log: told.log }, [view])
  let looks = 0
  const start = () => {
    const stop = new AbortController()
    const carrier = handCarrier(count)
    const store = farAwayStore(stores.store, turns, { canAdvance })
    const parts = runParts({ log: told.log, store, projections: [view], signal: stop.signal })
    const running = runPartitions({ ...parts, carrier, standInAfter, now: () => (looks += 1) })
    const end = async () => {
      stop.abort()
      await running.ended
    }
    return { carrier, end }
  }
  const ask = () => stores.store.parking(ref).request('2', { action: 'retry', reason: '' })
  if (isFoldedBefore) {
    const before = start()
    await turns.waitFor(untilRight({ stores, told }))
    await turns.waitFor(before.end())
    await ask()
  }
  const processes = [start(), start()]
  const pieces = await carriedBy(told.log, count, 3)
  const delivering = [0, 1].map(async (nr) => {
    for (const { piece, after } of deliveries.filter(({ to }) => to === nr)) {
      await passTurns(turns, after)
      const one = pieces[piece % pieces.length]
      await (one === undefined ? undefined : processes[nr]?.carrier.give(one))
    }
  })
  const repairing = async () => {
    await passTurns(turns, repairedAfter)
    repair()
    await (isFoldedBefore ? undefined : ask())
  }
  await turns.waitFor(Promise.all([repairing(), ...delivering]))
  await turns.waitFor(expectAllRight({ stores, told }))
  await turns.waitFor(Promise.all(processes.map(({ end }) => end())))
}

interface Site {
  readonly stores: OpenedStores
  readonly told: TestLog
}

async function expectAllRight(site: Site): Promise<void> {
  const { store } = site.stores
  await untilRight(site)
  while (await store.parking(ref).request('2', { action: 'retry', reason: '' })) {
    await untilRight(site)
  }
  const { events } = await site.told.log.readAll({ after: beforeFirst, limit: 1000 })
  const history = (await readEvents(events, testCodec, () => true)).flatMap(({ event }) => event ?? [])
  expect(await documentsIn(store, ref, voteTallies)).toEqual(await foldInBatches(voteTallies, [history]))
}

/** Everything is folded, and nobody waits for an answer. */
async function untilRight({ stores: { store }, told }: Site): Promise<void> {
  const isRight = async () => {
    const [head, versions, keys] = [await told.log.head(), await store.versions(), await store.parking(ref).keys()]
    return versions.every(({ position }) => position >= head) && keys.every(({ request }) => request === null)
  }
  for (let look = 0; !(await isRight()); look += 1) {
    expect(look).toBeLessThan(mostLooks)
    await nextTurn()
  }
}
