import fc from 'fast-check'
import { titleKeyNames, titleKeysOf, trigramsOf, type TitleKeys } from './title-keys.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcdeilnorst0123456789'), minLength: 2, maxLength: 9 })
/** A title, and what another member made of it: some words replaced, some left out. */
const retold = fc
  .array(fc.record({ word, other: word, fate: fc.integer({ min: 0, max: 9 }) }), { minLength: 5, maxLength: 12 })
  .map((words) => ({
    title: words.map((one) => one.word).join(' '),
    other: words.flatMap(({ word: own, other, fate }) => (fate < 6 ? [own] : fate < 8 ? [other] : [])).join(' '),
  }))

function likeness(title: string, other: string): number {
  const [mine, theirs] = [new Set(trigramsOf(title)), new Set(trigramsOf(other))]
  const shared = [...mine].filter((piece) => theirs.has(piece)).length
  return shared / (mine.size + theirs.size - shared)
}
const shareOne = (left: TitleKeys, right: TitleKeys) => titleKeyNames.some((name) => left[name] === right[name])

const pairs = fc.sample(retold, { seed: 1, numRuns: 5000 }).map(({ title, other }) => ({
  alike: likeness(title, other),
  isFound: shareOne(titleKeysOf(title), titleKeysOf(other)),
}))

/** Part of the pairs with a likeness in a range that have a key in common. */
function partFound(from: number, to: number): number {
  const ofRange = pairs.filter(({ alike }) => alike >= from && alike < to)
  expect(ofRange.length).toBeGreaterThan(300)
  return ofRange.filter(({ isFound }) => isFound).length / ofRange.length
}

/** The same as it is said: each word between blanks, each three letters of it once. */
function piecesAsSaid(title: string): number[] {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  const pieces = (words ?? []).flatMap((letters) => {
    const padded = `  ${letters} `
    return Array.from({ length: padded.length - 2 }, (_, at) => [0, 1, 2].map((next) => padded.charCodeAt(at + next)))
  })
  return [...new Set(pieces.map(([one = 0, two = 0, three = 0]) => one * 2 ** 32 + two * 2 ** 16 + three))].sort(
    (left, right) => left - right,
  )
}

it.each(['grapheme-ascii', 'grapheme', 'binary'] as const)(
  'pieces of a title, of signs of the kind %s, are each three letters of a word once',
  (unit) => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (title) => {
        expect([...trigramsOf(title)]).toEqual(piecesAsSaid(title))
      }),
    )
  },
)

describe('the keys of titles', () => {
  it.each([
    [0.55, 0.6, 0.99],
    [0.4, 0.45, 0.9],
    [0.3, 0.35, 0.7],
  ])('of which %d to %d is alike are in common more often than by %d', (from, to, promised) => {
    expect(partFound(from, to)).toBeGreaterThanOrEqual(promised)
  })

  it('are hardly ever in common for titles that have nothing in common', () => {
    const keys = fc.sample(fc.stringMatching(/^[a-z]{40}$/), { seed: 1, numRuns: 400 }).map(titleKeysOf)
    const meetings = keys.flatMap((one, at) => keys.slice(at + 1).filter((other) => shareOne(one, other)))
    expect(meetings.length).toBeLessThan((keys.length * (keys.length - 1)) / 2 / 1000)
  })

  it('are the same whatever the case, the accents, the order and the marks', () => {
    expect(titleKeysOf('Café chair, oak')).toEqual(titleKeysOf('OAK: Cafe chair!'))
  })

  it('stay what they are, because views of years hold them', () => {
    const { key0, key7, key8, key19 } = titleKeysOf('Wireless headphones with noise cancelling')
    expect([key0, key7, key8, key19]).toEqual([752221997, 1970161501, 2064631805, 800670171])
  })

  it.each(['', '!!', '—'])('are none for %j', (title) => {
    expect(titleKeysOf(title)).toEqual({})
  })
})
