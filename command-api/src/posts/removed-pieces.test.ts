import fc from 'fast-check'
import { hasPieceOf, piecesGone } from './removed-pieces.ts'

const gone = 'It works well. Ask John Smith of 5 Elm Street, he is at home. Or call 555-1234.'
const stands = ['It works well, he says.', 'A lamp']

it.each([
  ['all of it in a longer text', `${gone} And it is cheap.`, true],
  ['a name of it, written otherwise', 'I asked JOHN  SMITH', true],
  ['two of its words, apart', 'A smith on a street', false],
  ['two of its words in another order', 'Smith, John', false],
  ['all that went between words that stand', 'Or call 555 1234', true],
  ['words that stand', 'It works well, and he says so', false],
  ['other words', 'A lamp for two desks', false],
  ['nothing', '', false],
])('%s', (_what, text, has) => {
  expect(hasPieceOf(text, piecesGone(gone, stands))).toBe(has)
})

it('one word that went is found alone, if it is no short one', () => {
  expect(piecesGone('Lamp of Kowalski', ['Lamp of a shop'])).toEqual(['kowalski'])
  expect(piecesGone('Lamp of me', ['Lamp of a shop'])).toEqual([])
  expect(piecesGone('Kowalski of a shop', ['Lamp of a shop'])).toEqual(['kowalski'])
})

it('a text that lost nothing has no pieces, and whatever holds a text holds its pieces', () => {
  const text = fc.array(fc.constantFrom('lamp', 'desk', 'paper', 'glass', 'wood', 'nail'), { maxLength: 12 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const [was, is] = [before.join(' '), after.join(' ')]
      expect(piecesGone(was, [was, is])).toEqual([])
      const pieces = piecesGone(was, [is])
      expect(hasPieceOf(is, pieces)).toBe(false)
      expect(hasPieceOf(`see: ${was}. So it was`, pieces)).toBe(pieces.length > 0)
    }),
  )
})
