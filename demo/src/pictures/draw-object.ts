import { grounds, palettes, type Palette } from './inks.ts'
import { objects, type ObjectName } from './objects.ts'

export interface Picture {
  readonly object: ObjectName
  /** The same seed always gives the same colours. */
  readonly seed: number
  /** 0 is the picture of the card; 1 to 3 are further views of the same thing. */
  readonly view: number
}

interface Placing {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

/** The line on which every object stands. */
const floor = 252

function ofList<Item>(list: readonly [Item, ...Item[]] | readonly Item[], index: number): Item {
  const item = list[index % list.length]
  if (item === undefined) {
    throw new RangeError('A list of colours is empty.')
  }
  return item
}

function groundOf(palette: Palette, turn: number) {
  return ofList(grounds, ofList(palette.grounds, turn))
}

function place(object: ObjectName, palette: Palette, { x, y, size, turn }: Placing): string {
  const shadow = `<ellipse cx="200" cy="${floor + 4}" rx="132" ry="15" fill="url(#s)"/>`
  const toFloor = `translate(${x} ${y}) scale(${size}) translate(-200 -${floor})`
  return `<g transform="${toFloor}">${shadow}<g transform="rotate(${turn} 200 ${floor - 40})">${objects[object](palette)}</g></g>`
}

/** The turn at which another palette stands on another ground than this one. */
function otherGround(palette: Palette, other: Palette, turn: number): number {
  const first = groundOf(palette, turn)
  return other.grounds.findIndex((_, index) => groundOf(other, index) !== first)
}

const centred: Placing = { x: 200, y: 256, size: 1, turn: 0 }
const apart: Placing = { x: 196, y: 252, size: 0.92, turn: 2 }

/** What each view shows: the thing, closer and tilted, in other colours, and a pair of both colours. */
function compose({ object, seed, view }: Picture): { ground: number; palette: Palette; things: string } {
  const palette = ofList(palettes, seed)
  const other = ofList(palettes, seed + 4)
  const ground = seed >>> 4
  switch (view) {
    case 0:
      return { ground, palette, things: place(object, palette, centred) }
    case 1:
      return { ground: ground + 1, palette, things: place(object, palette, { x: 206, y: 268, size: 1.12, turn: -5 }) }
    case 2:
      return { ground: otherGround(palette, other, ground), palette: other, things: place(object, other, apart) }
    default: {
      const behind = place(object, other, { x: 268, y: 216, size: 0.6, turn: 0 })
      const before = place(object, palette, { x: 158, y: 272, size: 0.78, turn: 0 })
      return { ground: ground + 2, palette, things: behind + before }
    }
  }
}

/** One picture of a post as a whole SVG of 960 by 720. */
export function drawObject(picture: Picture): string {
  const { ground, palette, things } = compose(picture)
  const { light, tint } = groundOf(palette, ground)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 400 300"><defs>` +
    `<radialGradient id="g" cx=".5" cy=".3" r=".9"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${tint}"/></radialGradient>` +
    `<radialGradient id="s"><stop offset="0" stop-color="#1b1f1d" stop-opacity=".26"/><stop offset=".55" stop-color="#1b1f1d" stop-opacity=".14"/>` +
    `<stop offset="1" stop-color="#1b1f1d" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="400" height="300" fill="url(#g)"/>${things}</svg>`
  )
}
