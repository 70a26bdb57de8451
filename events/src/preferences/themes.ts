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
export const lightThemes = ['light', 'pure-light', 'latte', 'rose-pine-dawn'] as const satisfies readonly Theme[]
export const layouts = ['grid', 'list'] as const
export type Layout = (typeof layouts)[number]
/** Most categories a member may pin. */
export const pinnedCategoriesLimit = 12
