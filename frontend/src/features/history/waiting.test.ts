import { waitingWords } from './use-waiting.ts'

it.each([
  [undefined, 'Waiting for review'],
  [{ position: null, minutes: 12 }, 'Waiting for review'],
  [{ position: 1, minutes: null }, 'Waiting for review – position 1'],
  [{ position: 3, minutes: 0 }, 'Waiting for review – position 3, usually under a minute'],
  [{ position: 3, minutes: 1 }, 'Waiting for review – position 3, usually 1 minute'],
  [{ position: 3, minutes: 119 }, 'Waiting for review – position 3, usually 119 minutes'],
  [{ position: 3, minutes: 120 }, 'Waiting for review – position 3, usually 2 hours'],
])('a wait of %j is told as "%s"', (wait, words) => {
  expect(waitingWords(wait)).toBe(words)
})
