import fc from 'fast-check'
import { canonicalText } from './canonical-text.ts'

/** What the text has to be, made the slow way. */
function plainly(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) {
    return value
  }
  return Array.isArray(value)
    ? value.map(plainly)
    : // A map, because an object would put keys that are numbers first.
      new Map(
        Object.entries(value)
          .sort(([left], [right]) => (left < right ? -1 : 1))
          .map(([key, part]) => [key, plainly(part)]),
      )
}

function written(value: unknown): string {
  if (value instanceof Map) {
    const fields = [...value].map(([key, part]) => `${JSON.stringify(key)}:${written(part)}`)
    return `{${fields.join(',')}}`
  }
  return Array.isArray(value) ? `[${value.map(written).join(',')}]` : JSON.stringify(value)
}

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('\ud800', '"\\', '\u2028', '\n'))
const { value: anyJson } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    ...[anyText, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null)],
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(anyText, tie('value'), { maxKeys: 5 }),
  ),
}))
const anyDocument = fc.dictionary(anyText, anyJson) as fc.Arbitrary<Parameters<typeof canonicalText>[0]>

describe('the canonical text', () => {
  it('is JSON with its keys in order', () => {
    fc.assert(fc.property(anyDocument, (doc) => expect(canonicalText(doc)).toBe(written(plainly(doc)))))
  })

  it('does not depend on the order in which fields were written', () => {
    const shuffled = anyDocument.chain((doc) => {
      const fields = Object.entries(doc ?? {})
      const inAnyOrder = fc.shuffledSubarray(fields, { minLength: fields.length })
      return inAnyOrder.map((other) => [doc, Object.fromEntries(other)] as const)
    })
    fc.assert(fc.property(shuffled, ([doc, other]) => expect(canonicalText(other)).toBe(canonicalText(doc))))
  })

  it('leaves out fields that are undefined, wherever they stand', () => {
    expect(canonicalText({ b: undefined, a: 1, c: undefined, d: 2 })).toBe('{"a":1,"d":2}')
    expect(canonicalText({ a: undefined })).toBe('{}')
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('writes %s as null, as JSON does', (number) => {
    expect(canonicalText({ number })).toBe('{"number":null}')
  })

  it('writes minus zero as zero', () => {
    expect(canonicalText([-0])).toBe('[0]')
  })
})
