import { mix, readable } from './colour.ts'
import { darkEffects, lightEffects, type ThemeTokens } from './tokens.ts'

type Accent = 'brand' | 'hot' | 'warn' | 'info' | 'epic' | 'cool' | 'good' | 'poor' | 'bad'

/** What a published palette brings; every other token follows from it. */
export interface Palette extends Readonly<Record<Accent, string>> {
  readonly scheme: 'light' | 'dark'
  readonly bg: string
  readonly surface: string
  readonly sunken: string
  readonly line: string
  readonly lineStrong: string
  readonly ink: string
  readonly ink2: string
  readonly ink3: string
}

/** How to make text of a colour, the soft ground below it, and where a colour moves when it cannot be read. */
function mixerOf({ scheme, bg, surface, sunken }: Palette) {
  const isLight = scheme === 'light'
  const far = isLight ? '#000000' : '#ffffff'
  const soft = (accent: string) => mix(surface, accent, isLight ? 0.13 : 0.16)
  return {
    far,
    soft,
    onAccent: isLight ? '#ffffff' : mix(bg, '#000000', 0.5),
    accent: (colour: string) => readable(colour, [bg, surface, soft(colour), ...(isLight ? ['#ffffff'] : [])], far),
    ink: (colour: string, softs: readonly string[] = []) => readable(colour, [bg, surface, sunken, ...softs], far),
  }
}

/**
 * Palettes are made for code on one ground. Their colours stay as published where they can be read on every ground
 * of ours, and move towards black or white just as far as they must where they cannot.
 */
export function tokensFrom(palette: Palette): ThemeTokens {
  const { far, soft, onAccent, accent, ink } = mixerOf(palette)
  const { brand, hot, warn, info, epic, cool, good, poor, bad } = palette
  const softs = [brand, hot, warn, info, epic, cool, good, poor, bad].map(soft)
  const [brandText, warnText] = [accent(brand), accent(warn)]
  return {
    ...(palette.scheme === 'light' ? lightEffects : darkEffects),
    bg: palette.bg,
    surface: palette.surface,
    sunken: palette.sunken,
    line: palette.line,
    'line-strong': palette.lineStrong,
    ink: ink(palette.ink, softs),
    'ink-2': ink(palette.ink2, softs),
    'ink-3': ink(palette.ink3),
    brand: brandText,
    'brand-ink': onAccent,
    'brand-soft': soft(brand),
    'brand-strong': mix(brandText, far, 0.25),
    hot: accent(hot),
    'hot-soft': soft(hot),
    'hot-ink': onAccent,
    warn: warnText,
    'warn-soft': soft(warn),
    fair: warnText,
    'fair-soft': soft(warn),
    info: accent(info),
    'info-soft': soft(info),
    epic: accent(epic),
    'epic-soft': soft(epic),
    cool: accent(cool),
    'cool-soft': soft(cool),
    good: accent(good),
    'good-soft': soft(good),
    poor: accent(poor),
    'poor-soft': soft(poor),
    bad: accent(bad),
    'bad-soft': soft(bad),
  }
}
