import { setImmediate as nextTurn } from 'node:timers/promises'
import fc, { type Scheduler } from 'fast-check'
import { beforeFirst } from '@deals/events'
import { aPost, aVote, passTime, passTurns } from '@deals/events/testing'
import { farAwayStore } from '../testing/far-away-store.ts'
import { documentsIn, foldInBatches } from '../testing/fold-apart.ts'
import { fragileTallies } from '../testing/fragile-tallies.ts'
import { memoryStores, type OpenedStores } from '../testing/opened-stores.ts'
import { runParts } from '../testing/run-parts.ts'
import { openTestLog, testCodec, voteTallies, type TestLog } from '../testing/small-views.ts'
import { codeOf } from './code-of.ts'
import { readEvents } from './decoding.ts'
import { prepareVersions } from './prepare-versions.ts'
import { StoreBusy, type ProjectionStore } from './projection-store.ts'
import { runProjections } from './run-projections.ts'

let turns: Scheduler
jest.mock('node:timers/promises', () => ({
  ...jest.requireActual<object>('node:timers/promises'),
  setTimeout: (_ms: number, value: unknown, options?: { signal?: AbortSignal }) => passTime(turns, value, options),
}))

const { name } = voteTallies
const mostLooks = 1000

/** What happens to a projector that runs. */
const happenings = {
  'somebody votes': ({ told }: Site) => told.tell(aVote({ postId: 1 })),
  'somebody posts': ({ told }: Site) => told.tell(aPost({ postId: 1 })),
  'a vote comes that cannot be folded yet': ({ told }: Site) => told.tell(aVote({ postId: 2 })),
  'the view is repaired': async ({ fragile }: Site) => fragile.repair(),
  'the view is paused': ({ stores }: Site) => stores.store.setPaused(name, true),
  'the view goes on': ({ stores }: Site) => stores.store.setPaused(name, false),
  'an operator asks for a retry': retryAll,
  'a rebuild leaves a version': leaveVersion,
  'the next commit fails': async ({ faults }: Site) => void (faults.commits += 1),
  'the next answer to a commit is lost': async ({ faults }: Site) => void (faults.answers += 1),
  'the next look fails': async ({ faults }: Site) => void (faults.looks += 1),
}
type Happening = keyof typeof happenings

interface Site {
  readonly stores: OpenedStores
  readonly told: TestLog
  readonly fragile: ReturnType<typeof fragileTallies>
  readonly faults: { commits: number; answers: number; looks: number }
}

async function retryAll({ stores: { store } }: Site): Promise<void> {
  for (const { version } of await store.versions()) {
    await store.parking({ projection: name, version }).request('2', { action: 'retry', reason: '' })
  }
}

async function leaveVersion({ stores: { store }, told, fragile: { view } }: Site): Promise<void> {
  const log = await told.log.identity()
  await store.create(name, { code: codeOf(view), log, collections: view.collections, state: 'ready', indexed: true })
}

/** The store as it is when faults come. */
function faulty(store: ProjectionStore, faults: Site['faults']): ProjectionStore {
  const takes = (fault: keyof Site['faults']) => faults[fault] > 0 && (faults[fault] -= 1) >= 0
  return {
    ...store,
    async standings() {
      if (takes('looks')) {
        throw new StoreBusy('nobody looks now')
      }
      return store.standings()
    },
    writer(ref) {
      const writer = store.writer(ref)
      return {
        ...writer,
        async commit(commit) {
          if (takes('commits')) {
            throw new Error('the store is on fire')
          }
          const committed = await writer.commit(commit)
          if (takes('answers')) {
            throw new StoreBusy('nobody heard it')
          }
          return committed
        },
      }
    },
  }
}

const anyStory = (...from: readonly Happening[]) =>
  fc.record({
    happens: fc.array(fc.record({ what: fc.constantFrom(...from), after: fc.nat({ max: 15 }) }), {
      minLength: 1,
      maxLength: 10,
    }),
    canAdvance: fc.boolean(),
    /** How often the store is away before it is looked at first. */
    failedLooks: fc.nat({ max: 2 }),
    scheduler: fc.scheduler(),
  })
type Story = ReturnType<typeof anyStory> extends fc.Arbitrary<infer Told> ? Told : never

describe('a projector', () => {
  const law = (projectors: number, ...from: readonly Happening[]) =>
    fc.asyncProperty(anyStory(...from), (story) => expectAllFolded(story, projectors))
  const pausing = law(1, 'somebody votes', 'the next commit fails', 'the view is paused', 'the view goes on')
  // Posts change nothing in this view, so that its checkpoint is moved later, when the other may have moved it.
  const beside = law(2, 'somebody votes', 'somebody posts')
  const asking = law(
    1,
    ...(['a vote comes that cannot be folded yet', 'the view is repaired', 'the view is paused'] as const),
    ...(['the view goes on', 'an operator asks for a retry', 'a rebuild leaves a version'] as const),
    ...(['the next commit fails', 'the next answer to a commit is lost', 'the next look fails'] as const),
  )

  it('whose view fails and is paused goes on when it may', () => fc.assert(pausing, { numRuns: 120 }))
  it('has caught up once it had, though a failure sends it back before anybody hears of it', () =>
    fc.assert(pausing, { seed: -1_492_228_163, numRuns: 120 }))
  it('catches up although another one works on the same versions', () => fc.assert(beside, { numRuns: 120 }))
  it('hears of what it is asked, whenever that is', () => fc.assert(asking, { numRuns: 120 }))
})

async function expectAllFolded(
  { happens, canAdvance, failedLooks, scheduler }: Story,
  projectors: number,
): Promise<void> {
  turns = scheduler
  const stop = new AbortController()
  const [stores, told, fragile] = [memoryStores(), openTestLog(), fragileTallies()]
  const site: Site = { stores, told, fragile, faults: { commits: 0, answers: 0, looks: failedLooks } }
  await prepareVersions({ store: stores.store, log: told.log }, [fragile.view])
  const running = Array.from({ length: projectors }, () =>
    runProjections(
      runParts({
        log: told.log,
        store: faulty(farAwayStore(stores.store, turns, { canAdvance }), site.faults),
        projections: [fragile.view],
        signal: stop.signal,
      }),
    ),
  )
  const telling = async () => {
    for (const { what, after } of happens) {
      await passTurns(turns, after)
      await happenings[what](site)
    }
    await expectAllRight(site)
    await until(isSettled(Promise.all(running.map((one) => one.caughtUp()))))
  }
  await turns.waitFor(telling())
  stop.abort()
  await turns.waitFor(Promise.all(running.map(({ ended }) => ended)))
}

/** Everything comes right without another word, once nothing is wrong any more. */
async function expectAllRight(site: Site): Promise<void> {
  const { stores, told, fragile } = site
  fragile.repair()
  await stores.store.setPaused(name, false)
  await until(() => isFolded(site))
  await until(() => nobodyAsks(site))
  await retryAll(site)
  await until(() => nobodyAsks(site))
  const { events } = await told.log.readAll({ after: beforeFirst, limit: 1000 })
  const history = (await readEvents(events, testCodec, () => true)).flatMap(({ event }) => event ?? [])
  const wanted = await foldInBatches(voteTallies, [history])
  for (const { version } of await stores.store.versions()) {
    expect(await documentsIn(stores.store, { projection: name, version }, fragile.view)).toEqual(wanted)
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let look = 0; !(await isSo()); look += 1) {
    expect(look).toBeLessThan(mostLooks)
    await nextTurn()
  }
}

/** A promise that is never kept would hold up the law instead of breaking it. */
function isSettled(awaited: Promise<unknown>): () => Promise<boolean> {
  let isKept = false
  const noted = awaited.then(() => (isKept = true))
  return () => Promise.race([noted, nextTurn(isKept)])
}

async function isFolded({ stores, told }: Site): Promise<boolean> {
  const head = await told.log.head()
  return (await stores.store.versions()).every(({ state, position }) => state === 'fed' && position >= head)
}

async function nobodyAsks({ stores: { store } }: Site): Promise<boolean> {
  const versions = await store.versions()
  const keys = await Promise.all(versions.map(({ version }) => store.parking({ projection: name, version }).keys()))
  return keys.flat().every(({ request }) => request === null)
}
