/** Channels from 0 to 255. */
type Channels = readonly [number, number, number]

function channelsOf(hex: string): Channels {
  const digits = hex.slice(1)
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const at = (start: number) => Number.parseInt(long.slice(start, start + 2), 16)
  return [at(0), at(2), at(4)]
}

function hexOf(channels: Channels): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** The colour that lies between two; a share of 0 is the first, of 1 the second. Colours are written #rgb or #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channelsOf(from), channelsOf(to)]
  const between = (first: number, second: number) => first + (second - first) * share
  return hexOf([between(a[0], b[0]), between(a[1], b[1]), between(a[2], b[2])])
}

// The constants of WCAG 2: relative luminance of sRGB.
function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex)
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast of two colours after WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const readableFrom = 4.6
const steps = 25

/** The colour itself where it can be read on every ground, else the nearest one on its way to `towards` that can. */
export function readable(colour: string, grounds: readonly string[], towards: string): string {
  const candidates = Array.from({ length: steps + 1 }, (_, step) => mix(colour, towards, step / steps))
  return candidates.find((one) => grounds.every((ground) => contrast(one, ground) >= readableFrom)) ?? towards
}
