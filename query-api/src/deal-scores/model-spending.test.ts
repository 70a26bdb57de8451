import fc from 'fast-check'
import { beforeFirst, positionFrom } from '@deals/events'
import { openMemoryReadModels } from '@deals/projector/app'
import { fillInRuns, reviewRuns, type ModelRunDoc } from '@deals/projector/read-models'
import { modelSpending } from './model-spending.ts'

const [day, dayNr] = ['2026-01-15', 20_468]
const mostRuns = 20_001

type Run = Pick<ModelRunDoc, 'day' | 'tokens'> & { postId: number }

/** A read side that holds nothing but runs of models. */
async function openRuns(reviews: readonly Run[], forms: readonly Run[]) {
  const { store, readModels } = openMemoryReadModels()
  for (const [collection, runs] of [
    [reviewRuns, reviews],
    [fillInRuns, forms],
  ] as const) {
    const made = { code: '', collections: [collection], state: 'fed' as const, indexed: true }
    const writer = store.writer(await store.create(collection.name, made))
    const pos = positionFrom(1)
    const puts = runs.map((run, nr) => ({ collection: collection.name, id: `${nr}`, pos, doc: { ...run } }))
    await writer.commit({ puts, partition: 'all', from: beforeFirst, to: pos, digest: '' })
  }
  return readModels
}

const anyRuns = fc.array(
  fc.record({
    day: fc.constantFrom(dayNr - 1, dayNr),
    postId: fc.constantFrom(1, 2),
    tokens: fc.constantFrom(0, 7, 7, 1200),
  }),
)
const sumOf = (runs: readonly Run[]) => runs.reduce((sum, { tokens }) => sum + tokens, 0)

describe('what models took on a day', () => {
  it('is the sum of all runs of that day, and of one post', () =>
    fc.assert(
      fc.asyncProperty(anyRuns, anyRuns, async (reviews, forms) => {
        const spent = await modelSpending(await openRuns(reviews, forms), { day, postId: 1 })
        const ofDay = [reviews, forms].map((runs) => runs.filter((run) => run.day === dayNr))
        const ofPost = (ofDay[0] ?? []).filter(({ postId }) => postId === 1)
        expect(spent).toEqual({ ofAll: sumOf(ofDay.flat()), ofPost: sumOf(ofPost) })
      }),
      { numRuns: 50 },
    ))

  it('is told of however many runs', async () => {
    const forms = Array.from({ length: mostRuns }, () => ({ day: dayNr, postId: 0, tokens: 3 }))
    const spent = await modelSpending(await openRuns([], forms), { day, postId: null })
    expect(spent).toEqual({ ofAll: 3 * mostRuns, ofPost: 0 })
  })
})
