import { scoreLabel } from '@deals/events'
import { labelLooks, scoreTone, scoreWords } from '../../ui/score-tone.ts'
import { historyLine } from './ScoreHistory.tsx'
import { priceMarks } from './price-marks.ts'
import { shownParts, whatChanged } from './score-parts.ts'
import { scoreView } from './testing/score-view.ts'
import { spelled } from './use-elapsed.ts'

it('keeps the colour of success for 80 and more', () => {
  expect([100, 80, 79, 60, 59, 0].map(scoreTone)).toEqual(['good', 'good', 'warn', 'warn', 'bad', 'bad'])
  const praise = [95, 90, 80].map((score) => labelLooks[scoreLabel(score)])
  expect(praise.map(({ ground }) => ground)).toEqual(['good', 'good', 'good'])
  const less = [70, 60, 50, 0].map((score) => labelLooks[scoreLabel(score)].ground)
  expect(new Set(['good', ...less]).size).toBe(5)
  expect(scoreWords(80)).toBe('A very good deal')
})

it('shows the four parts against their maxima, which are 100 together', () => {
  const parts = shownParts(scoreView())
  expect(parts.map(({ label, value, max, reason }) => [label, value, max, reason])).toEqual([
    ['Price', 33, 35, 'Cheap.'],
    ['Features', 31, 35, 'Many.'],
    ['Brand', 18, 20, 'Known.'],
    ['Availability and support', 10, 10, 'There.'],
  ])
  expect(parts.reduce((sum, { max }) => sum + max, 0)).toBe(100)
})

const past = (at: string, score: number, parts = [20, 10, 5, 5]) => ({
  at,
  score,
  parts,
  model: 'built-in-2',
  usual: null,
})

it('draws scores from left to right, the higher the better', () => {
  const { points, path } = historyLine([past('2026-11-01T00:00:00.000Z', 40), past('2026-11-11T00:00:00.000Z', 90)])
  const [first, second] = points
  expect(second?.x).toBeGreaterThan(first?.x ?? NaN)
  expect(second?.y).toBeLessThan(first?.y ?? NaN)
  expect(path).toMatch(/^M/)
})

it('writes the number of a score where there is room, and of the latest one always', () => {
  const days = [1, 2, 3, 14, 27, 28].map((day) => past(`2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`, 40))
  expect(historyLine(days).points.map(({ isNamed }) => isNamed)).toEqual([false, false, true, true, false, true])
})

it('says what changed from one score to the next', () => {
  const [before, after] = [past('a', 40), past('b', 48, [28, 10, 5, 5])]
  expect(whatChanged(before, after)).toBe('Price 20 to 28')
  expect(whatChanged(before, { ...after, model: 'built-in-3' })).toBe('Price 20 to 28, made by built-in-3')
  expect(whatChanged(before, before)).toBe('Nothing changed')
})

it('marks this price among the product’s own and those of its like', () => {
  const score = scoreView()
  const later = { at: '2026-12-01T00:00:00.000Z', postId: 10, price: 1, kind: 'comparable' as const }
  const marks = priceMarks({ ...score, prices: [...score.prices, later] }, 129)
  expect([marks.product.length, marks.comparables.length]).toEqual([1, 2])
  expect(marks.now.y).toBeGreaterThan(marks.product[0]?.y ?? NaN)
  expect(marks.now.x).toBeGreaterThan(Math.max(...marks.comparables.map(({ x }) => x)))
  expect(marks.usual).toBeLessThan(marks.now.y)
})

it('spells how long a score takes', () => {
  expect([0, 59, 65].map(spelled)).toEqual(['0 s', '59 s', '1 min 5 s'])
})
