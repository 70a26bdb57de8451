/** Every name that a theme gives a value to; components use these and no colour of their own. */
export const tokenNames = [
  'bg',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'brand',
  'brand-ink',
  'brand-soft',
  'brand-strong',
  'hot',
  'hot-soft',
  'hot-ink',
  'warn',
  'warn-soft',
  'info',
  'info-soft',
  'epic',
  'epic-soft',
  'cool',
  'cool-soft',
  'good',
  'good-soft',
  'fair',
  'fair-soft',
  'poor',
  'poor-soft',
  'bad',
  'bad-soft',
  'shadow-1',
  'shadow-2',
  'shadow-3',
  'focus',
  'photo',
  'photo-filter',
  'scrim',
] as const
export type TokenName = (typeof tokenNames)[number]

/** The values of one theme. */
export type ThemeTokens = Readonly<Record<TokenName, string>> & { readonly scheme: 'light' | 'dark' }

/** What is no colour to be read and depends on nothing but whether the theme is light or dark. */
const ring = '0 0 0 2px var(--surface), 0 0 0 4px var(--brand)'

export const lightEffects = {
  scheme: 'light',
  'shadow-1': '0 1px 2px rgb(27 31 29 / .06)',
  'shadow-2': '0 2px 4px rgb(27 31 29 / .06), 0 8px 24px rgb(27 31 29 / .08)',
  'shadow-3': '0 12px 48px rgb(27 31 29 / .2)',
  focus: ring,
  photo: '#f3f1ec',
  'photo-filter': 'none',
  scrim: 'rgb(27 31 29 / .45)',
} as const

export const darkEffects = {
  scheme: 'dark',
  'shadow-1': 'none',
  'shadow-2': '0 8px 24px rgb(0 0 0 / .4)',
  'shadow-3': '0 12px 48px rgb(0 0 0 / .6)',
  focus: ring,
  // Pictures of goods are drawn for white paper; a dark ground would swallow those without one of their own.
  photo: '#e9e7e1',
  'photo-filter': 'brightness(.88)',
  scrim: 'rgb(0 0 0 / .6)',
} as const
