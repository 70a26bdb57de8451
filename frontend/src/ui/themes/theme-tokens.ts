import type { Theme } from '@deals/events'
import { frappe, latte, macchiato, mocha } from './catppuccin.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { pureDark, pureLight } from './pure.ts'
import { rosePine, rosePineDawn, rosePineMoon } from './rose-pine.ts'
import { solarizedDark } from './solarized.ts'
import type { ThemeTokens } from './tokens.ts'

/** Every theme that has values of its own; system borrows those of light or dark. */
export const themeTokens: Readonly<Record<Exclude<Theme, 'system'>, ThemeTokens>> = {
  light,
  dark,
  'pure-light': pureLight,
  'pure-dark': pureDark,
  latte,
  frappe,
  macchiato,
  mocha,
  'rose-pine': rosePine,
  'rose-pine-moon': rosePineMoon,
  'rose-pine-dawn': rosePineDawn,
  'solarized-dark': solarizedDark,
}
