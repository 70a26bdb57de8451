import { shadeOf, themes } from '@deals/events'
import { themeCss } from './theme-css.ts'
import { themeTokens } from './theme-tokens.ts'
import { classForTheme, isThemeName, themeAttributes, themeTitles } from './themes.ts'
import { tokenNames } from './tokens.ts'

it('has values or a rule for every theme', () => {
  expect(['system', ...Object.keys(themeTokens)]).toEqual([...themes])
  expect(Object.keys(themeTitles)).toEqual([...themes])
})

it.each(Object.entries(themeTokens))('%s gives every name a value', (theme, tokens) => {
  expect(Object.keys(tokens).toSorted()).toEqual([...tokenNames, 'scheme'].toSorted())
  expect(Object.values(tokens).filter((value) => value === '')).toEqual([])
  expect(tokens.scheme).toBe(shadeOf(theme))
})

it.each([
  ['system', ''],
  ['light', ''],
  ['dark', 'dark'],
  ['rose-pine-moon', 'rose-pine-moon'],
] as const)('%s has the class "%s"', (theme, expected) => {
  expect(classForTheme(theme)).toBe(expected)
  expect(themeAttributes(theme)).toEqual({ class: expected, 'data-theme': theme })
})

it('knows its names', () => {
  expect(isThemeName('mocha')).toBe(true)
  expect(isThemeName('neon')).toBe(false)
  expect(isThemeName(undefined)).toBe(false)
  expect(shadeOf('neon')).toBe('by-device')
})

it('writes one class for each theme and follows the device under system, on screens', () => {
  const rules = themeCss.split('\n')
  expect(rules[0]).toMatch(/^:root,\.light\{color-scheme:light;--bg:#f6f5f1;/)
  expect([rules[1], rules.at(-2)]).toEqual(['@media screen{', '}'])
  expect(rules.slice(2, -2).map((rule) => rule.slice(1, rule.indexOf('{')))).toEqual(themes.slice(2))
  expect(rules.at(-1)).toMatch(
    /^@media screen and \(prefers-color-scheme:dark\)\{:root\[data-theme='system'\].*--bg:#111513/,
  )
})
