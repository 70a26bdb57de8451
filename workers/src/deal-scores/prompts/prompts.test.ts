import { createHash } from 'node:crypto'
import { scorePrompts } from './prompts.ts'

/** The words that each version stands for. A word or a weight that changes is another version: see docs/how-to/change-one-thing.md. */
const wordsOf = { 'score-1': '90fed98a15a595f482fd3bc6f30ff1cba0dd8b0781383be5fc2d6c270c785db1' }

it('each version of a prompt keeps its words', () => {
  const now = Object.values(scorePrompts).map(({ version, text }) => [
    version,
    createHash('sha256').update(text).digest('hex'),
  ])
  expect(Object.fromEntries(now)).toEqual(wordsOf)
})
