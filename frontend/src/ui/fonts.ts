import latinExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'

/**
 * The file that every page needs at once; the server asks the browser to fetch it early (as="font", crossorigin). It
 * stands under a fixed address (vite.config.ts), because the pages that command-api writes use it too.
 */
export const fontUrl = '/fonts/figtree-latin.woff2'

const face = (url: string, range: string) => `@font-face {
  font-family: 'Figtree Variable'; font-style: normal; font-weight: 300 900; font-display: swap;
  src: url(${url}) format('woff2'); unicode-range: ${range};
}`

/** Mean width of an English letter as a share of its size, as Capsize measures it, and the heights of a line. */
const figtree = { width: 0.449, ascent: 0.95, descent: 0.25 }

/** A font of the system, stretched to the widths and heights of Figtree, so that no line moves at the swap. */
function standIn(name: string, width: number, local: readonly string[]): string {
  const size = figtree.width / width
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  return `@font-face {
  font-family: '${name}'; src: ${local.map((one) => `local('${one}')`).join(', ')};
  size-adjust: ${percent(size)}; ascent-override: ${percent(figtree.ascent / size)};
  descent-override: ${percent(figtree.descent / size)}; line-gap-override: 0%;
}`
}

/** The typeface, and what stands in for it while it loads: on most systems, on Android, and on a bare Linux. */
export const fontFaces = [
  face(
    latinExtended,
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  ),
  face(
    fontUrl,
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ),
  standIn('Figtree Fallback', 0.4458, ['Arial', 'Liberation Sans', 'Helvetica']),
  standIn('Figtree as Roboto', 0.4448, ['Roboto']),
  standIn('Figtree as DejaVu', 0.5083, ['DejaVu Sans']),
].join('\n')
