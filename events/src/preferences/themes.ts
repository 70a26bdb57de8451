export const themes = [
  'system',
  'light',
  'dark',
  'pure-light',
  'pure-dark',
  'latte',
  'frappe',
  'macchiato',
  'mocha',
  'rose-pine',
  'rose-pine-moon',
  'rose-pine-dawn',
  'solarized-dark',
] as const
export type Theme = (typeof themes)[number]
/** What each theme is; system leaves it to the device. */
const shades: Readonly<Record<Theme, 'light' | 'dark' | 'by-device'>> = {
  system: 'by-device',
  light: 'light',
  dark: 'dark',
  'pure-light': 'light',
  'pure-dark': 'dark',
  latte: 'light',
  frappe: 'dark',
  macchiato: 'dark',
  mocha: 'dark',
  'rose-pine': 'dark',
  'rose-pine-moon': 'dark',
  'rose-pine-dawn': 'light',
  'solarized-dark': 'dark',
}

/** The shade of a theme by its name; that of no theme is the device's. */
export const shadeOf = (name: string | undefined): 'light' | 'dark' | 'by-device' =>
  shades[themes.find((theme) => theme === name) ?? 'system']
export const layouts = ['grid', 'list'] as const
export type Layout = (typeof layouts)[number]
/** Most categories a member may pin. */
export const pinnedCategoriesLimit = 12
