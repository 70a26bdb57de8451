import { dark } from './dark.ts'
import { light } from './light.ts'
import type { ThemeTokens } from './tokens.ts'

/** White paper and black ink, for bright rooms and weak screens. */
export const pureLight: ThemeTokens = {
  ...light,
  bg: '#ffffff',
  sunken: '#f3f3f3',
  line: '#dedede',
  'line-strong': '#b4b4b4',
  ink: '#000000',
  'ink-2': '#444444',
  'ink-3': '#5c5c5c',
  photo: '#f3f3f3',
}

/** A black ground, whose points of light stay off. */
export const pureDark: ThemeTokens = {
  ...dark,
  bg: '#000000',
  surface: '#0b0b0b',
  sunken: '#1a1a1a',
  line: '#2a2a2a',
  'line-strong': '#4a4a4a',
  ink: '#ffffff',
  'ink-2': '#c2c2c2',
  'ink-3': '#9c9c9c',
  scrim: 'rgb(0 0 0 / .75)',
}
