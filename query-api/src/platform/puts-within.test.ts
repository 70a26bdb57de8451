import { beforeFirst } from '@deals/events'
import { putsWithin } from './puts-within.ts'
import { memoryAnswers } from './remembered-answers.ts'

it('lets so many answers in within a time, and all that are there out', async () => {
  const answers = putsWithin({ most: 2, perMs: 1_000 })(memoryAnswers<number>({ max: 10 }))
  const put = (key: string, now: number) => {
    const kept = { value: now, position: beforeFirst, until: 60_000 }
    return answers.put(key, kept, now)
  }
  const there = async () =>
    (await Promise.all(['a', 'b', 'c', 'd'].map((key) => answers.get(key, 5_000)))).map((found) => found?.value)
  await put('a', 0)
  await put('b', 1)
  await put('c', 999)
  expect(await there()).toEqual([0, 1, undefined, undefined])
  await put('d', 1_000)
  expect(await there()).toEqual([0, 1, undefined, 1_000])
})
