import { waitWords } from './use-waiting.ts'

it.each([
  [undefined, ''],
  [{ position: null, minutes: 12 }, ''],
  [{ position: 1, minutes: null }, 'position 1'],
  [{ position: 3, minutes: 0 }, 'position 3, usually under a minute'],
  [{ position: 3, minutes: 1 }, 'position 3, usually 1 minute'],
  [{ position: 3, minutes: 119 }, 'position 3, usually 119 minutes'],
  [{ position: 3, minutes: 120 }, 'position 3, usually 2 hours'],
])('a wait of %j is told as "%s"', (wait, words) => {
  expect(waitWords(wait)).toBe(words)
})
