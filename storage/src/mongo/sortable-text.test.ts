import fc from 'fast-check'
import { afterAllWith, originalText, sortableText } from './sortable-text.ts'

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', 'Z', '\u{1f600}', '\u{10ffff}', '\ufffe', '\uffff', '\uffee', '\ue000'),
    fc.string(),
  ),
})
const byBytes = (left: string, right: string) => Buffer.compare(Buffer.from(left), Buffer.from(right))
const byUnits = (left: string, right: string) => (left < right ? -1 : Number(left > right))

describe('sortable text', () => {
  it('leaves ordinary text as it is', () => {
    expect(sortableText('Café 12 €')).toBe('Café 12 €')
  })
  it('comes in the order of bytes, whether a server compares bytes or UTF-16 units', () => {
    fc.assert(
      fc.property(anyText, anyText, (left, right) => {
        const expected = byBytes(left, right)
        expect(byBytes(sortableText(left), sortableText(right))).toBe(expected)
        expect(byUnits(sortableText(left), sortableText(right))).toBe(expected)
      }),
    )
  })
  it('gives the text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(originalText(sortableText(text))).toBe(text)
      }),
    )
    expect(originalText(sortableText('\ud800 alone'))).toBe('\ud800 alone')
  })
  it('has an end for all texts with one beginning', () => {
    fc.assert(
      fc.property(anyText, anyText, (prefix, rest) => {
        expect(byUnits(sortableText(prefix + rest), afterAllWith(prefix))).toBe(-1)
      }),
    )
    expect(byUnits(afterAllWith('a'), sortableText('b'))).toBe(-1)
  })
})
