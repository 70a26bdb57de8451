import { spellingsOf, vocabularyOf } from './spellings.ts'

const texts = (...said: readonly string[]) => vocabularyOf(said.map((text) => ({ text })))

const vocabulary = texts(
  'Headphones with noise cancelling',
  'Wireless headphones, 40 hours',
  'Coffee maker, 10 cups',
  'Ground coffee, 1 kg',
  'Electric kettle',
  'Kettlebell 16 kg',
  'Café chairs',
)

it.each([
  ['a letter that is missing', 'headphnes', ['headphones']],
  ['a letter at the end that is missing', 'coffe', ['coffee']],
  ['two letters that changed places', 'electirc', ['electric']],
  ['a capital letter', 'Headphnes', ['headphones']],
  ['an accent', 'Hèadphnes', ['headphones']],
  ['one of several words', 'wireless headphnes', ['wireless headphones']],
  ['several words at once', 'wireles headphnes', ['wireless headphones']],
  [
    'words beside operators, which stay',
    'headphnes price<50 store:"North Audio"',
    ['headphones price<50 store:"North Audio"'],
  ],
  ['a phrase', '"electirc kettle"', ['"electric kettle"']],
])('corrects %s', (_what, query, spellings) => {
  expect(spellingsOf(query, vocabulary)).toEqual(spellings)
})

it('offers several where one word may be several, the likest first', () => {
  expect(spellingsOf('kettlle', vocabulary)).toEqual(['kettle', 'kettlebell'])
})

it('offers one form of a word alone', () => {
  expect(spellingsOf('keybord', texts('Keyboard', 'Keyboards', 'Two keyboards'))).toEqual(['keyboard'])
})

it.each([
  ['a word that is there', 'coffee'],
  ['another form of a word that is there', 'kettles'],
  ['a word like nothing', 'unobtainium'],
  ['a word that must not be there', 'coffee -headphnes'],
  ['a short word', 'tvv'],
  ['a number', 'rtx5090'],
  ['operators alone', 'price<50'],
  ['nothing', ''],
])('leaves %s', (_what, query) => {
  expect(spellingsOf(query, vocabulary)).toEqual([])
})
