import fc from 'fast-check'
import { beforeFirst, eventDefinitions, type AnyRecorded } from '@deals/events'
import { keyIn, partitionOf, type LogEvent } from '@deals/event-log'
import { recordedHistory } from '@deals/events/testing'
import { codeOf } from './platform/code-of.ts'
import { openProcessor, type Processor } from './platform/processor.ts'
import { partitionNames } from './platform/partitions/partition-names.ts'
import type { Projection } from './platform/projection.ts'
import { asRead, documentsIn, foldInBatches } from './testing/fold-apart.ts'
import { projections } from './projections.ts'
import { openMemoryReadModels } from './adapters/memory-read-models.ts'
import { coherentHistory } from './testing/coherent-history.ts'

// Room for a machine that many suites share; no test waits for time to pass.
jest.setTimeout(120_000)

const logged = (event: AnyRecorded) => event as unknown as LogEvent

/** What one partition of a projection's view carries. */
const carriedTo = (projection: Projection, history: readonly AnyRecorded[], part: { index: number; count: number }) =>
  history.filter((event) => {
    const key = keyIn(projection.view ?? 'by-post', logged(event))
    return key === '*' || (key !== null && partitionOf(key, part.count) === part.index)
  })

/** Folds a history divided into partitions, each in small steps and in the order that the turns say. */
async function foldDivided(
  projection: Projection,
  history: readonly AnyRecorded[],
  { count, turns }: { count: number; turns: readonly number[] },
) {
  const { store, readModels } = openMemoryReadModels()
  const { name, collections } = projection
  const ref = await store.create(name, { code: codeOf(projection), collections, state: 'fed', indexed: true })
  await store.writer(ref).repartition(partitionNames(count))
  const signal = new AbortController().signal
  const left: { processor: Processor; events: AnyRecorded[] }[] = []
  for (const [index, partition] of partitionNames(count).entries()) {
    const processor = await openProcessor({ store, projection, ref, partition, signal })
    left.push({ processor, events: carriedTo(projection, history, { index, count }) })
  }
  for (const turn of [...turns, ...left.flatMap((_, at) => history.map(() => at))]) {
    const { processor, events = [] } = left[turn % count] ?? {}
    const step = events.splice(0, 1 + (turn % 3))
    await processor?.feed(step.map(asRead), step.at(-1)?.position ?? processor.position)
  }
  const head = history.at(-1)?.position ?? beforeFirst
  await Promise.all(left.map(({ processor }) => processor.feed([], head)))
  const folded = await documentsIn(store, ref, projection)
  await readModels.close()
  return folded
}

describe.each(projections)('the view $name', (projection) => {
  it('gives the same documents and digest folded in partitions as folded as a whole', async () => {
    const anyTurns = fc.array(fc.nat({ max: 100 }), { maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(coherentHistory(), fc.integer({ min: 2, max: 5 }), anyTurns, async (history, count, turns) => {
        const whole = await foldInBatches(projection, [history.filter(({ type }) => projection.handles.includes(type))])
        expect(await foldDivided(projection, history, { count, turns })).toEqual(whole)
      }),
      { numRuns: 40 },
    )
  })

  it('is divided by the keys that its topic is divided by', () => {
    const types = projection.handles.map((type) => eventDefinitions[type])
    const differing = types.flatMap((definition) => {
      const examples = definition === undefined ? [] : examplesOf(definition.type)
      return examples.filter((event) => {
        const carried = keyIn(projection.view ?? 'by-post', logged(event))
        const isForNobody = carried === null && projection.touches(event).length === 0
        return !isForNobody && carried !== '*' && carried !== projection.key(event)
      })
    })
    expect(differing.map(({ type }) => type)).toEqual([])
  })
})

/** Events of a type with distinct ids in every field that names somebody or something. */
function examplesOf(type: string): AnyRecorded[] {
  const data = {
    postId: 7,
    commentId: 9,
    userId: 'bob',
    authorId: 'ann',
    postAuthorId: 'mo',
    slug: 'acme',
    mentions: [],
    changes: {},
    to: 'active',
    parentId: null,
  }
  const category = eventDefinitions[type]?.category ?? 'post'
  return ['author', 'moderator'].flatMap((cause) => {
    const told = { type, data: { ...data, cause }, told: { stream: `${category}-1`, by: 'cat' } }
    return recordedHistory([told as unknown as Parameters<typeof recordedHistory>[0][number]])
  })
}
