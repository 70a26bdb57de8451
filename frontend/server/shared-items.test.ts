import fc from 'fast-check'
import { answerOf, partedFrom } from './shared-items.ts'

const value = fc.jsonValue()
const frozen = fc.object().map((item) => Object.freeze(item))
const list = fc.array(fc.oneof(frozen, value))
const answer = fc.oneof(fc.dictionary(fc.string(), fc.oneof(list, value, fc.constant(undefined))), list, value)

const overTheThread = (given: unknown): unknown => answerOf(structuredClone(partedFrom(given)))

it('an answer is the same on the other side as it would be as JSON', () => {
  fc.assert(
    fc.property(answer, (given) => {
      expect(overTheThread(given)).toEqual(JSON.parse(JSON.stringify(given)))
      // What is known by then says the same.
      expect(overTheThread(given)).toEqual(JSON.parse(JSON.stringify(given)))
    }),
  )
})

const postsOn = (given: unknown): readonly unknown[] => {
  const there = overTheThread(given)
  return typeof there === 'object' && there !== null && 'posts' in there && Array.isArray(there.posts)
    ? there.posts
    : []
}

it('what two answers hold is one object in both; what is one reader’s is not', () => {
  const shared = Object.freeze({ id: 1, title: 'Tea' })
  const own = { id: 2, title: 'Kettle', isBookmarked: true }
  const [one, mine] = postsOn({ posts: [shared, own], total: 2 })
  const [same, theirs] = postsOn({ posts: [shared, own], total: 900 })
  expect(same).toBe(one)
  expect(one).toEqual(shared)
  expect(theirs).toEqual(mine)
  expect(theirs).not.toBe(mine)
})

it('an item that says something else by now is another object', () => {
  const [before] = postsOn({ posts: [Object.freeze({ id: 3, score: 1 })] })
  const [after] = postsOn({ posts: [Object.freeze({ id: 3, score: 2 })] })
  expect([before, after]).toEqual([
    { id: 3, score: 1 },
    { id: 3, score: 2 },
  ])
})

it('what is shared is written once, however many answers hold it', () => {
  let reads = 0
  const shared = Object.freeze({
    get title() {
      reads += 1
      return 'Tea'
    },
  })
  partedFrom({ posts: [shared, shared] })
  partedFrom({ posts: [shared] })
  expect(reads).toBe(1)
})
