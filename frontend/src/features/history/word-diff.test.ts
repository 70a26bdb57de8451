import { actorWords, fieldWords, kindWords, stepWords, valueWords } from './history-words.ts'
import { shortened, wordDiff } from './word-diff.ts'

const marks = { same: '', added: '+', removed: '-' } as const
const told = (before: string, after: string) => wordDiff(before, after).map(({ kind, text }) => `${marks[kind]}${text}`)

it.each([
  ['the same', 'the same', ['the same']],
  ['a red bag', 'a blue bag', ['a ', '-red', '+blue', ' bag']],
  ['', 'new', ['+new']],
  ['gone', '', ['-gone']],
])('%p to %p', (before, after, parts) => {
  expect(told(before, after)).toEqual(parts)
})

it('gives back both texts', () => {
  const before = 'Sold by Voltmart, free returns for 30 days.'
  const after = 'Sold and shipped by Voltmart. Returns for 60 days.'
  const parts = wordDiff(before, after)
  const textWithout = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('')
  expect(textWithout('added')).toBe(before)
  expect(textWithout('removed')).toBe(after)
})

it('does not compare texts that are too long', () => {
  const long = 'word '.repeat(3_000)
  const other = 'other '.repeat(3_000)
  expect(wordDiff(`${long}end`, `${other}stop`).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

it('finds a small change in a long text', () => {
  const long = 'word '.repeat(10_000)
  const parts = wordDiff(`${long}old ${long}`, `${long}new ${long}`)
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
  expect(told('a a', 'a a a')).toEqual(['a a', '+ a'])
})

it.each<[Parameters<typeof stepWords>[0], string]>([
  [{ from: 'active', to: 'poster-review' }, 'active → poster review'],
  [{ to: 'ai-review' }, 'ai review'],
  [{ from: 'active', to: 'active' }, ''],
  [{ from: 'active' }, ''],
  [{}, ''],
])('says the step %j as %j', (step, words) => {
  expect(stepWords(step)).toBe(words)
})

it('says what happened and who did it', () => {
  expect(kindWords({ kind: 'PostSentToReview' })).toBe('Sent to review')
  expect(kindWords({ kind: 'SomethingNew' })).toBe('Something new')
  expect(actorWords({ role: 'poster' })).toBe('the poster')
  expect(actorWords({ role: 'moderator', actor: { id: '1', username: 'mo' } })).toBe('mo (moderator)')
})

it.each([
  ['price', 24.99, '$24.99'],
  ['price', 0, 'Free'],
  ['couponCode', null, 'nothing'],
  ['expiresAt', '2026-11-20T14:05:00.000Z', '20 Nov 2026, 14:05 UTC'],
  ['images', [1, 2], '2 pictures'],
  ['affiliated', true, 'Yes'],
  ['categorySlug', 'gaming', 'Video Games'],
])('%s %p reads %p', (field, value, words) => {
  expect(valueWords(field, value, 'USD')).toBe(words)
})

it('leaves out what only the site reads', () => {
  expect(fieldWords('urlKey')).toBeUndefined()
  expect(fieldWords('dealUrl')).toBe('Link')
})

it('cuts unchanged stretches short and keeps the words beside a change', () => {
  const long = 'word '.repeat(100)
  const parts = shortened(wordDiff(`${long}old ${long}`, `${long}new ${long}`))
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
  expect(parts[0]?.text).toBe(`…${long.slice(-60)}`)
  expect(parts[3]?.text).toBe(` ${long.slice(0, 59)}…`)
})
