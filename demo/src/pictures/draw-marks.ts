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
