import fc from 'fast-check'
import type { AnyRecorded } from '@deals/events'
import { aPost, aPostDeletion, aPostEdit, aVote, recordedHistory } from '@deals/events/testing'
import { foldInBatches } from '../testing/fold-apart.ts'
import { postTitles, voteTallies } from '../testing/small-views.ts'
import type { Projection } from './projection.ts'

const anyPost = fc.integer({ min: 1, max: 4 })
const anyVote = fc
  .record({ postId: anyPost, userId: fc.constantFrom('ann', 'bob', 'mo'), value: fc.constantFrom<1 | -1>(1, -1) })
  .map((vote) => aVote(vote))
const anyStory = fc.oneof(
  anyPost.map((postId) => aPost({ postId })),
  fc.tuple(anyPost, fc.string()).map(([postId, title]) => aPostEdit({ postId, changes: { title } })),
  anyPost.map((postId) => aPostDeletion({ postId })),
)
const anyHistory = fc.array(fc.oneof(anyVote, anyStory), { maxLength: 40 }).map(recordedHistory)

/** Cuts a list at the given places. */
const cut = <T>(list: readonly T[], at: readonly number[]): T[][] => {
  const places = [0, ...[...at].sort((left, right) => left - right), list.length]
  return places.slice(1).map((place, index) => list.slice(places[index], place))
}

describe.each<Projection>([voteTallies, postTitles])('the fold of $name', (projection) => {
  it('gives the same documents and digest however the events are split into batches', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, fc.array(fc.nat({ max: 40 })), async (history, places) => {
        const batches = cut(
          history,
          places.map((place) => Math.min(place, history.length)),
        )
        expect(await foldInBatches(projection, batches)).toEqual(await foldInBatches(projection, [history]))
      }),
      { numRuns: 50 },
    )
  })

  it('gives the same however many events pass before it is written', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyHistory,
        fc.array(fc.nat({ max: 40 })),
        fc.nat({ max: 40 }),
        async (history, places, many) => {
          const batches = cut(
            history,
            places.map((place) => Math.min(place, history.length)),
          )
          const seldom = await foldInBatches(projection, batches, { writesAfter: many })
          expect(seldom).toEqual(await foldInBatches(projection, [history]))
        },
      ),
      { numRuns: 50 },
    )
  })

  it('is changed by no event that comes again, in the same batch or later', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, fc.integer({ min: 2, max: 3 }), async (history, times) => {
        const repeated = (events: readonly AnyRecorded[]) => Array.from({ length: times }, () => events).flat()
        const once = await foldInBatches(projection, [history])
        expect(await foldInBatches(projection, [repeated(history)])).toEqual(once)
        expect(await foldInBatches(projection, [history.flatMap((event) => repeated([event]))])).toEqual(once)
        expect(
          await foldInBatches(
            projection,
            repeated(history).map((event) => [event]),
          ),
        ).toEqual(once)
      }),
      { numRuns: 50 },
    )
  })
})
