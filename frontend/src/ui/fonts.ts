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

/**
 * The typeface, and what stands in for it while it loads: Arial, which every system has by one name or another,
 * stretched to the widths and heights of Figtree (measured over English text), so that no line moves at the swap.
 */
export const fontFaces = [
  face(
    latinExtended,
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  ),
  face(
    fontUrl,
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ),
  `@font-face {
  font-family: 'Figtree Fallback'; src: local('Arial'), local('Liberation Sans'), local('Helvetica');
  size-adjust: 101%; ascent-override: 94.06%; descent-override: 24.75%; line-gap-override: 0%;
}`,
].join('\n')
