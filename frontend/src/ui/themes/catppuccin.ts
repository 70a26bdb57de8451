import { flavors } from '@catppuccin/palette'
import { tokensFrom } from './from-palette.ts'
import type { ThemeTokens } from './tokens.ts'

type Flavor = (typeof flavors)[keyof typeof flavors]

/** The page lies one shade below the cards in every flavour, as their guide asks for panes. */
function tokensOf({ dark, colors }: Flavor): ThemeTokens {
  return tokensFrom({
    scheme: dark ? 'dark' : 'light',
    bg: dark ? colors.crust.hex : colors.mantle.hex,
    surface: colors.base.hex,
    sunken: dark ? colors.surface0.hex : colors.crust.hex,
    line: colors.surface0.hex,
    lineStrong: colors.surface2.hex,
    ink: colors.text.hex,
    ink2: colors.subtext1.hex,
    ink3: dark ? colors.overlay2.hex : colors.subtext0.hex,
    brand: dark ? colors.green.hex : colors.teal.hex,
    hot: colors.red.hex,
    warn: colors.yellow.hex,
    info: colors.blue.hex,
    epic: colors.mauve.hex,
    cool: colors.sapphire.hex,
    good: colors.green.hex,
    poor: colors.peach.hex,
    bad: colors.maroon.hex,
  })
}

export const latte = tokensOf(flavors.latte)
export const frappe = tokensOf(flavors.frappe)
export const macchiato = tokensOf(flavors.macchiato)
export const mocha = tokensOf(flavors.mocha)
