import fc from 'fast-check'
import { plainLine, plainProse } from './plain-words.ts'

describe('words that others read', () => {
  it.each([
    ['turned around', 'cheap \u202egpj.exe\u202c shoes', 'cheap gpj.exe shoes'],
    ['set apart', '\u2066Shoes\u2069', 'Shoes'],
    ['of nothing that shows', '\u200b\u2060\u3164\u2800\u00ad\ufeff', ''],
    ['of joiners alone', '\u200d\u200d\u200c\u200d', ''],
    ['with hidden tags', 'Shoes\u{e0049}\u{e0067}\u{e006e}', 'Shoes'],
    ['of marks on nothing', '\u0301\u0301 Shoes \u0301\ufe0f', 'Shoes'],
    ['of marks upon marks', `Sho${'\u0301'.repeat(40)}es`, `Sho${'\u0301'.repeat(8)}es`],
    ['on several lines', 'Two\r\n\u0007lines\u2028of it', 'Two lines of it'],
  ])('%s are one plain line', (_how, text, line) => {
    expect(plainLine(text)).toBe(line)
  })

  it.each([
    ['a family', '👨‍👩‍👧'],
    ['a heart on fire', '❤️‍🔥'],
    ['a waving woman', '👋🏽 👩🏽‍💻'],
    ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a key', '1️⃣ #️⃣'],
    ['Vietnamese in pieces', 'Tiê\u0301ng Viê\u0323t'],
    ['Thai', 'ที่นี่'],
    ['Hebrew with vowels', 'שָׁלוֹם'],
    ['Persian', 'می‌خواهم'],
    ['Hindi', 'क्‍ष'],
    ['Hebrew with a mark', 'שלום\u200f!'],
  ])('keep %s', (_what, text) => {
    expect([plainLine(text), plainProse(text)]).toEqual([text, text])
  })

  it('keep their lines and tabs where there may be several', () => {
    expect(plainProse(' One\r\n\r\n\ttwo\u0000\u202e\rthree ')).toBe('One\n\n\ttwo\nthree')
  })

  it('are as they are once they are plain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(plainLine(plainLine(text))).toBe(plainLine(text))
        expect(plainProse(plainProse(text))).toBe(plainProse(text))
      }),
    )
  })
})
