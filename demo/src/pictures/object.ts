/** The two colours and the accent that an object is drawn in. */
export interface Inks {
  /** The large surfaces. */
  readonly body: string
  /** The dark parts: frames, soles, handles. */
  readonly trim: string
  /** The one small part that catches the eye. */
  readonly pop: string
}

/** An object as SVG markup in a box of 400 by 300, standing on the line y = 252. */
export type Sketch = (inks: Inks) => string

/** Light that falls on a surface: white, seen through. */
export function shine(d: string, strength = 0.18): string {
  return `<path d="${d}" fill="#fff" opacity="${strength}"/>`
}

/** The side that is turned from the light. */
export function shade(d: string, strength = 0.14): string {
  return `<path d="${d}" fill="#14110f" opacity="${strength}"/>`
}
