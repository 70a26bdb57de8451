import fc from 'fast-check'
import type { CollectionSchema, Doc } from '../../platform/read-models.ts'

/** What happened on a day, and how often; once where nothing is said. */
export interface Visits extends Doc {
  kind: string
  day: number
  times?: number
}
export const visits: CollectionSchema<Visits> = {
  name: 'visits',
  fields: { kind: 'text', day: 'number', times: 'number' },
  indexes: [['kind', 'day', 'times']],
  counts: [['kind', 'day']],
  times: 'times',
}

const day = fc.integer({ min: 1, max: 4 })
const anyVisit: fc.Arbitrary<Visits> = fc
  .record({
    kind: fc.constantFrom('click', 'vote'),
    day,
    times: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
  })
  .map(({ times, ...rest }) => ({ ...rest, ...(times !== undefined && { times }) }))
/** Documents under few ids, so that they change, and some that go. */
export const anyVisits = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.option(anyVisit), {
  noNullPrototype: true,
})
export const anyDays = fc.record({ $gt: fc.integer({ min: 0, max: 3 }), $lte: day })

export const timesByDay = (found: readonly Visits[]): Map<number, number> =>
  found.reduce((sums, { day: on, times = 1 }) => sums.set(on, (sums.get(on) ?? 0) + times), new Map<number, number>())
