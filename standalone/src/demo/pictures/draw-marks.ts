import { letterPath } from './letters.ts'

function square(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 64 64">${content}</svg>`
}

/** Drawn and not written, so that it looks the same on a machine without fonts. */
function letter(name: string, colour: string): string {
  const pen = 'fill="none" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"'
  return `<path transform="translate(20 18)" d="${letterPath(name)}" stroke="${colour}" ${pen}/>`
}

/** The mark of a store: the first letter of its name on its colour. */
export function drawStoreMark({ name, colour }: { name: string; colour: string }): string {
  const light = '<path d="M0 0h64v22C44 34 20 34 0 26z" fill="#fff" opacity=".09"/>'
  return square(`<rect width="64" height="64" fill="${colour}"/>${light}${letter(name, '#fff')}`)
}

const tones: readonly (readonly [string, string])[] = [
  ['#efe7fd', '#6d28d9'],
  ['#dff2f8', '#0b6c8c'],
  ['#e0f1ea', '#0b6b50'],
  ['#fbe8da', '#9a4a12'],
  ['#fbe5e5', '#a32b2b'],
  ['#e6eefc', '#2456b8'],
  ['#fff1d3', '#8f5b00'],
  ['#f8e3ee', '#97245f'],
]

/** The face of a member: the first letter of the name over a hill and a sun, in two tones. */
export function drawFace({ seed, letter: name }: { seed: number; letter: string }): string {
  const [ground, ink] = tones[seed % tones.length] ?? ['#eeeeec', '#3b3a36']
  const lean = (seed >>> 3) % 2 === 0 ? 'M0 40C18 30 46 34 64 46V64H0z' : 'M0 46C18 34 46 30 64 40V64H0z'
  return square(
    `<rect width="64" height="64" fill="${ground}"/><path d="${lean}" fill="${ink}" opacity=".14"/>` +
      `<circle cx="${(seed >>> 4) % 2 === 0 ? 50 : 14}" cy="14" r="10" fill="${ink}" opacity=".1"/>${letter(name, ink)}`,
  )
}
