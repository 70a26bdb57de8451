import fc from 'fast-check'
import { jsonOfShared } from './json-of-shared.ts'

const written = (answer: unknown): string => jsonOfShared(answer).toString()

const value = fc.anything({ withDate: true, withNullPrototype: true, withSparseArray: true })
const frozen = fc.object().map((item) => Object.freeze(item))
const list = fc.array(fc.oneof(frozen, value))
const answer = fc.dictionary(fc.string(), fc.oneof(list, value))

it('is what JSON makes of it, the first time and again', () => {
  fc.assert(
    fc.property(answer, (given) => {
      const plain = JSON.stringify(given)
      expect([written(given), written(given)]).toEqual([plain, plain])
    }),
  )
})

it.each([
  ['a text', 'Tea'],
  ['a list', [{ id: 1 }, null]],
  ['a time', new Date(0)],
  ['what says itself how it is written', { toJSON: () => 'itself' }],
  ['fields that are missing', { gone: undefined, list: [undefined], left: 1 }],
])('writes %s as JSON does', (_what, given) => {
  expect(written(given)).toBe(JSON.stringify(given))
})

it('writes once what is frozen in a list, and all else each time', () => {
  const reads = { shared: 0, own: 0 }
  const counting = (of: keyof typeof reads) => ({
    get read() {
      reads[of] += 1
      return reads[of]
    },
  })
  const given = { posts: [Object.freeze(counting('shared')), counting('own')] }
  expect(written(given)).toBe('{"posts":[{"read":1},{"read":1}]}')
  expect(written(given)).toBe('{"posts":[{"read":1},{"read":2}]}')
})
