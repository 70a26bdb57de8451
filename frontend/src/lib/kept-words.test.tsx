import { forgetOthersWords, inTab, wordsName } from './kept-words.ts'

afterEach(() => sessionStorage.clear())

it.each([
  ['another member', 'bob', [wordsName('bob', 'note'), 'elsewhere']],
  ['nobody', undefined, ['elsewhere']],
])('once %s is there, the tab forgets what others began', (_who, memberId, left) => {
  for (const name of [wordsName('ann', 'comment on 1'), wordsName('bob', 'note'), 'elsewhere']) {
    sessionStorage.setItem(name, 'words')
  }
  forgetOthersWords(memberId)
  expect(Object.keys(sessionStorage).toSorted()).toEqual(left.toSorted())
})

it('a browser that keeps nothing is no fault', () => {
  expect(
    inTab(() => {
      throw new Error('refused')
    }),
  ).toBeNull()
})
