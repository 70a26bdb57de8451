import { memberFacts, postFacts } from '@deals/events'
import { openMemoryReadModels, type Collection, type ReadModels } from '@deals/projector/read-models'
import { countDays } from './count-days.ts'

/** Read models that remember how often they were asked. */
function counted() {
  const { readModels } = openMemoryReadModels()
  let asked = 0
  const noting = <T extends object>(collection: Collection<T>): Collection<T> =>
    new Proxy(collection, {
      get: (target, name, receiver) => {
        asked += 1
        return Reflect.get(target, name, receiver) as unknown
      },
    })
  const watched: ReadModels = { ...readModels, collection: (schema) => noting(readModels.collection(schema)) }
  return { readModels: watched, asked: () => asked }
}

it.each([7, 30, 90])('%i days are counted by one question for each fact', async (days) => {
  const { readModels, asked } = counted()
  const { dates, series } = await countDays({ readModels, now: Date.parse('2026-11-20T12:00:00Z') }, days)
  expect([dates.length, series.every(({ counts }) => counts.length === days)]).toEqual([days, true])
  const forTheMedian = 2
  expect(asked()).toBe(postFacts.length + memberFacts.length + forTheMedian)
})
