import { contrast } from './colour.ts'
import { themeTokens } from './theme-tokens.ts'
import type { TokenName } from './tokens.ts'

/** The smallest contrast of text that everyone can read, after WCAG 2 AA. */
const enough = 4.5

const accents = ['hot', 'warn', 'info', 'epic', 'cool', 'good', 'fair', 'poor', 'bad'] as const

/** Every text that the components set, with the grounds it stands on. */
const pairs: readonly (readonly [TokenName, readonly TokenName[]])[] = [
  ['ink', ['bg', 'surface', 'sunken', 'brand-soft', 'hot-soft', 'warn-soft', 'info-soft', 'good-soft', 'bad-soft']],
  ['ink-2', ['bg', 'surface', 'sunken', 'brand-soft', 'warn-soft', 'info-soft', 'bad-soft']],
  ['ink-3', ['bg', 'surface', 'sunken']],
  ['brand', ['surface', 'bg', 'brand-soft']],
  ['brand-ink', ['brand', 'brand-strong']],
  ['hot-ink', ['hot']],
  // A chosen chip turns the paper round.
  ['surface', ['ink']],
  ...accents.map((accent) => [accent, ['surface', 'bg', `${accent}-soft`]] as const),
]

const cases = Object.entries(themeTokens).flatMap(([theme, tokens]) =>
  pairs.flatMap(([text, grounds]) =>
    grounds.map((ground) => ({ theme, text, ground, ratio: contrast(tokens[text], tokens[ground]) })),
  ),
)

it('measures contrast as WCAG does', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2)
  expect(contrast('#fff', '#fff')).toBe(1)
})

it.each(Object.keys(themeTokens))('%s can be read everywhere', (name) => {
  const faint = cases.filter(({ theme, ratio }) => theme === name && ratio < enough)
  expect(faint.map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`)).toEqual([])
})

it('keeps errors and price drops apart', () => {
  const same = Object.entries(themeTokens).filter(([, tokens]) => tokens.hot === tokens.bad)
  expect(same.map(([theme]) => theme)).toEqual([])
})
