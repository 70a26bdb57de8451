import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { isSameJson } from './same-json.ts'

const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('finds the same whatever says the same, and nothing else', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (given, different) => {
      const [one, other] = [copyOf(given), copyOf(different)]
      expect(isSameJson(one, copyOf(given))).toBe(true)
      expect(isSameJson(one, other)).toBe(isDeepStrictEqual(one, other))
    }),
  )
})

it.each([
  ['{"a":1,"b":2}', '{"b":2,"a":1}', true],
  ['{"a":{"b":[1,{"c":null}]}}', '{"a":{"b":[1,{"c":null}]}}', true],
  ['{"a":{"b":[1,{"c":null}]}}', '{"a":{"b":[1,{"c":0}]}}', false],
  ['[]', '{}', false],
  ['[1]', '{"0":1}', false],
  ['{"a":1}', '{"a":1,"b":2}', false],
  ['{"a":null}', '{"b":null}', false],
  ['{"__proto__":{}}', '{"a":{}}', false],
  ['1', '"1"', false],
  ['null', '{}', false],
])('%s and %s: %s', (one, other, isSame) => {
  expect(isSameJson(JSON.parse(one), JSON.parse(other))).toBe(isSame)
})
