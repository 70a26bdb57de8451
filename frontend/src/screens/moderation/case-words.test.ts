import { viewsWords } from './case-words.ts'

it.each([
  [1, '1 view in 24 h'],
  [9, '9 views in 24 h'],
  [10, 'about 10 views in 24 h'],
  [2_300, 'about 2,300 views in 24 h'],
])('%i views are told as %s', (views, words) => {
  expect(viewsWords(views)).toBe(words)
})
