import { themeTokens } from './theme-tokens.ts'
import { tokenNames, type ThemeTokens } from './tokens.ts'

function declarationsOf(tokens: ThemeTokens): string {
  const values = tokenNames.map((name) => `--${name}:${tokens[name]}`)
  return [`color-scheme:${tokens.scheme}`, ...values].join(';')
}

const ruleOf = (selector: string, tokens: ThemeTokens) => `${selector}{${declarationsOf(tokens)}}`

const { light, ...classThemes } = themeTokens

/**
 * The values of all themes as CSS for the head of every page: light unless `<html>` carries the class of another
 * theme, and on paper, where nothing has a dark ground. Only the server needs this module; the browser finds the values
 * on the page and keeps the palettes out of its code. The classes work on any element, so a theme can be shown beside
 * another.
 */
export const themeCss: string = [
  ruleOf(':root,.light', light),
  '@media screen{',
  ...Object.entries(classThemes).map(([name, tokens]) => ruleOf(`.${name}`, tokens)),
  '}',
  // A page that says nothing, such as one kept for offline use, follows the device too.
  `@media screen and (prefers-color-scheme:dark){${ruleOf(":root[data-theme='system'],:root:not([data-theme],[class])", classThemes.dark)}}`,
].join('\n')
