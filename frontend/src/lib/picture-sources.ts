/** The widths in which every uploaded picture is kept. */
export const pictureWidths = [320, 640, 1600] as const

/** Ours end with their width: /images/abc-1600.webp. */
const stored = /-(?:320|640|1600)(\.webp)$/

/** A stored picture in another of its widths; an address from elsewhere has one size and stays. */
export function pictureAt(address: string, width: (typeof pictureWidths)[number]): string {
  return address.replace(stored, `-${width}$1`)
}

/** What `srcset` says of a picture; nothing for one from elsewhere. */
export function sourceSetOf(address: string): string | undefined {
  if (!stored.test(address)) {
    return undefined
  }
  return pictureWidths.map((width) => `${pictureAt(address, width)} ${width}w`).join(', ')
}
