import { mix } from './colour.ts'
import { tokensFrom } from './from-palette.ts'

// The sixteen published values are named base03 to base3 and by their colour; these are the ones in use here.
const base03 = '#002b36'
const base02 = '#073642'
const base01 = '#586e75'
const base1 = '#93a1a1'
const base2 = '#eee8d5'

export const solarizedDark = tokensFrom({
  scheme: 'dark',
  bg: mix(base03, '#000000', 0.2),
  surface: base03,
  sunken: base02,
  line: mix(base02, base01, 0.3),
  lineStrong: mix(base02, base01, 0.8),
  ink: base2,
  ink2: mix(base1, base2, 0.4),
  ink3: base1,
  brand: '#2aa198',
  hot: '#cb4b16',
  warn: '#b58900',
  info: '#268bd2',
  epic: '#6c71c4',
  cool: mix('#268bd2', '#2aa198', 0.5),
  good: '#859900',
  poor: mix('#cb4b16', '#b58900', 0.5),
  bad: '#dc322f',
})
