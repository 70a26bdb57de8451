import fc from 'fast-check'
import { jsonProblem, toJson, toJsonObject } from './json-safe.ts'

describe('a value that JSON holds', () => {
  it('has no problem and comes back equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jsonProblem(value)).toBeUndefined()
        expect(JSON.stringify(toJson(value))).toBe(JSON.stringify(value))
      }),
    )
  })

  it('keeps a property whose name other objects have a meaning for', () => {
    const text = '{"__proto__":{"a":1}}'
    expect(JSON.stringify(toJsonObject(JSON.parse(text)))).toBe(text)
  })
})

describe('a value that JSON cannot hold', () => {
  it.each([
    [undefined, 'value is undefined'],
    [5n, 'value is a bigint'],
    [Symbol.iterator, 'value is a symbol'],
    [{ price: NaN }, 'value.price is NaN'],
    [{ prices: [1, [Infinity]] }, 'value.prices.1.0 is Infinity'],
    [{ at: new Date(0) }, 'value.at is not a plain object'],
    [{ notes: new Map() }, 'value.notes is not a plain object'],
    [{ run: () => 1 }, 'value.run is a function'],
  ])('%p is named with its place', (value, problem) => {
    expect(jsonProblem(value)).toBe(problem)
    expect(() => toJson(value)).toThrow(problem)
  })

  it('may be one that holds itself', () => {
    const value: Record<string, unknown> = {}
    value['self'] = value
    expect(jsonProblem(value)).toContain('nested too deeply or refers to itself')
    expect(() => toJson(value)).toThrow('nested too deeply or refers to itself')
  })
})

describe('a property that is undefined', () => {
  it('is left out, as it is in JSON text', () => {
    expect(toJsonObject({ a: undefined, b: { c: undefined, d: 1 } })).toEqual({ b: { d: 1 } })
    expect(jsonProblem({ a: undefined })).toBe('value.a is undefined')
  })
})

it.each([[null], [[1]], ['text'], [new Date(0)]])('%p is no JSON object', (value) => {
  expect(() => toJsonObject(value)).toThrow('value is not an object')
})
