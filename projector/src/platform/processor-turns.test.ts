import fc, { type Scheduler } from 'fast-check'
import { positionFrom, type AnyRecorded } from '@deals/events'
import { aPost, aVote, recordedHistory } from '@deals/events/testing'
import { farAwayStore } from '../testing/far-away-store.ts'
import { asRead, documentsIn, foldInBatches } from '../testing/fold-apart.ts'
import { memoryStores } from '../testing/opened-stores.ts'
import { voteTallies } from '../testing/small-views.ts'
import { codeOf } from './code-of.ts'
import { flushMoves } from './partitions/flush-moves.ts'
import { openProcessor, type Processor } from './processor.ts'
import type { ProjectionStore } from './projection-store.ts'

const anyEvent = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 2 }), fc.constantFrom('ann', 'bob', 'mo'))
    .map(([postId, userId]) => aVote({ postId, userId })),
  // What this view has nothing to do with.
  fc.constant(aPost({ postId: 1 })),
)
const anyHistory = fc.array(anyEvent, { minLength: 1, maxLength: 12 })
/** How many events are folded in each step, and whether checkpoints are moved meanwhile. */
const anySteps = fc.array(fc.record({ events: fc.integer({ min: 1, max: 3 }), isMoving: fc.boolean() }), {
  minLength: 1,
  maxLength: 12,
})

interface Step {
  readonly events: number
  readonly isMoving: boolean
}

interface Folding {
  readonly stories: Parameters<typeof recordedHistory>[0]
  /** What each processor does. */
  readonly plans: readonly (readonly Step[])[]
  readonly turns: Scheduler
}

interface Manner {
  /** Whether the store moves many checkpoints in one step. */
  readonly canAdvance: boolean
  readonly writesAfter: number
}

describe.each<Manner>([
  { canAdvance: true, writesAfter: 0 },
  { canAdvance: false, writesAfter: 0 },
  { canAdvance: true, writesAfter: 5 },
])(
  'processors that move checkpoints while they fold (advance: $canAdvance, written after $writesAfter events)',
  (manner) => {
    const law = (processors: number) =>
      fc.asyncProperty(
        fc.record({
          stories: anyHistory,
          plans: fc.array(anySteps, { minLength: processors, maxLength: processors }),
          turns: fc.scheduler(),
        }),
        (folding) => expectFoldedOnce(folding, manner),
      )

    it('fold each event once, one alone', () => fc.assert(law(1), { numRuns: 60 }))
    it('fold each event once, two at once', () => fc.assert(law(2), { numRuns: 200 }))
  },
)

async function expectFoldedOnce(
  { stories, plans, turns }: Folding,
  { canAdvance, writesAfter }: Manner,
): Promise<void> {
  const history = recordedHistory(stories)
  const stores = memoryStores()
  const { name, collections } = voteTallies
  const made = { code: codeOf(voteTallies), collections, state: 'fed', indexed: true } as const
  const ref = await stores.store.create(name, made)
  const store = farAwayStore(stores.store, turns, { canAdvance })
  const signal = new AbortController().signal
  const open = () => openProcessor({ store, projection: voteTallies, ref, signal, writesAfter, isLazy: () => true })
  const working = plans.map(async (steps) => foldInSteps({ store, processor: await open(), history }, steps))
  const refused = await turns.waitFor(Promise.all(working))
  expect(await documentsIn(stores.store, ref, voteTallies)).toEqual(await foldInBatches(voteTallies, [history]))
  // Whoever is alone is never told that another one was there.
  expect(plans.length > 1 || refused.every((count) => count === 0)).toBe(true)
  await stores.close()
}

/** Answers how often a batch was refused. */
async function foldInSteps(
  { store, processor, history }: { store: ProjectionStore; processor: Processor; history: readonly AnyRecorded[] },
  steps: readonly Step[],
): Promise<number> {
  const read = history.map(asRead)
  const moves: Promise<void>[] = []
  let refused = 0
  const feedTo = async (upTo: number) => {
    while (processor.position < positionFrom(upTo)) {
      refused += (await processor.feed(read, positionFrom(upTo))) ? 0 : 1
    }
  }
  let reached = 0
  for (const { events, isMoving } of steps) {
    reached = Math.min(reached + events, history.length)
    if (isMoving) {
      moves.push(flushMoves(store, [processor]))
    }
    await feedTo(reached)
  }
  await feedTo(history.length)
  await Promise.all(moves)
  await flushMoves(store, [processor])
  await processor.flush()
  // What was refused at the very end is folded again from where the other one has left it.
  for (let isWritten = false; !isWritten;) {
    await feedTo(history.length)
    await processor.flush()
    isWritten = processor.position >= positionFrom(history.length)
  }
  return refused
}
