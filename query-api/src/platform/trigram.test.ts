import fc from 'fast-check'
import { similarity } from './trigram.ts'

/** As the words say it, without any hurry. */
function plainSimilarity(left: string, right: string): number {
  const pieces = (text: string) => {
    const words =
      text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    const padded = words.map((word) => `  ${word} `)
    return new Set(padded.flatMap((word) => [...word.slice(2)].map((_, at) => word.slice(at, at + 3))))
  }
  const [mine, theirs] = [pieces(left), pieces(right)]
  const shared = [...mine].filter((piece) => theirs.has(piece)).length
  const all = mine.size + theirs.size - shared
  return all === 0 ? 0 : shared / all
}

describe('how alike two titles are', () => {
  it.each([
    ['Sony WH-1000XM5', 'Sony WH-1000XM5', 1],
    ['Café chair', 'CAFE, chair!', 1],
    ['Lamp', 'Sofa', 0],
    ['', '!!', 0],
    ['lamp', 'lamps', 4 / 7],
  ])('of %j and %j is %d', (left, right, alike) => {
    expect(similarity(left, right)).toBe(alike)
  })

  it('is the share of pieces that both hold, whatever the letters', () => {
    const word = fc.constantFrom('lamp', 'Lampe', 'sofa', 'Ünder', '50%', 'xm5', '世界', 'a', 'lamp-lamp')
    const title = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(title, title, (left, right) => {
        expect(similarity(left, right)).toBe(plainSimilarity(left, right))
        expect(similarity(right, left)).toBe(similarity(left, right))
      }),
    )
  })
})
