import type { squareSide } from '@deals/events'

/** The widths in which every uploaded picture is kept. */
const pictureWidths = [320, 640, 1600] as const

type Width = (typeof pictureWidths)[number] | typeof squareSide

/** Ours end with their width. */
const stored = /^(\/images\/.+-)\d+(\.webp)$/

/** A stored picture in another of its widths; an address from elsewhere has one size and stays. */
export const pictureAt = (address: string, width: Width): string => address.replace(stored, `$1${width}$2`)

/** What `srcset` says of a picture; nothing for one from elsewhere. */
export const sourceSetOf = (address: string, widths: readonly Width[] = pictureWidths): string | undefined =>
  stored.test(address) ? widths.map((width) => `${pictureAt(address, width)} ${width}w`).join(', ') : undefined
