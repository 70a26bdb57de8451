import { variants } from '@rose-pine/palette'
import { mix } from './colour.ts'
import { tokensFrom } from './from-palette.ts'
import type { ThemeTokens } from './tokens.ts'

type Variant = Readonly<Record<ColourName, { readonly hex: string }>>
type ColourName =
  | 'base'
  | 'surface'
  | 'overlay'
  | 'muted'
  | 'subtle'
  | 'text'
  | 'love'
  | 'gold'
  | 'rose'
  | 'pine'
  | 'foam'
  | 'iris'
  | 'highlightMed'
  | 'highlightHigh'

function tokensOf(scheme: 'light' | 'dark', variant: Variant): ThemeTokens {
  // This palette is published without the leading sign.
  const colour = (name: ColourName) => `#${variant[name].hex}`
  return tokensFrom({
    scheme,
    bg: colour('base'),
    surface: colour('surface'),
    sunken: colour('overlay'),
    line: colour('highlightMed'),
    lineStrong: colour('highlightHigh'),
    ink: colour('text'),
    ink2: mix(colour('text'), colour('subtle'), 0.5),
    ink3: colour('subtle'),
    brand: scheme === 'light' ? colour('pine') : colour('foam'),
    hot: colour('love'),
    warn: colour('gold'),
    info: mix(colour('iris'), colour('pine'), 0.6),
    epic: colour('iris'),
    cool: colour('pine'),
    // The palette has no green; foam leans to it with some gold.
    good: mix(colour('foam'), colour('gold'), 0.4),
    poor: mix(colour('gold'), colour('rose'), 0.5),
    bad: mix(colour('love'), colour('rose'), 0.5),
  })
}

export const rosePine = tokensOf('dark', variants.main.colors)
export const rosePineMoon = tokensOf('dark', variants.moon.colors)
export const rosePineDawn = tokensOf('light', variants.dawn.colors)
