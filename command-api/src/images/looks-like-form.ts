/** A picture as the brightness of its points, row by row. */
export interface Greys {
  readonly points: Uint8Array
  readonly width: number
  readonly height: number
}

/** A straight line from left to right. */
interface Line {
  readonly row: number
  readonly from: number
  readonly to: number
}

/** The faintest border, the shortest field, and how far lines of one field may be off, in shares of the width. */
const faintest = 12
const shortest = 0.1
const off = 0.006
/** Fields are as high as a line or two of text, and stand apart from each other. */
const flattest = 0.012
const highest = 0.13
const leastGap = 0.3
const fewestFields = 2

/**
 * Whether a picture is one of a form: frames stand one under the other, each closed on all sides, of one height, with
 * nothing but a word on even ground inside, and space for a name between them.
 */
export function looksLikeForm(picture: Greys): boolean {
  return stacksOf(linesIn(picture), picture.width).some(
    (lines) => sameHigh(framesAmong(lines, picture)) >= fewestFields,
  )
}

/** Lines with the same ends belong together; the two sides of one border are one line. */
function stacksOf(lines: readonly Line[], width: number): Line[][] {
  const stacks: Line[][] = []
  const oldest = oldestByEnds(width)
  for (const line of lines) {
    const own = stacks[oldest(line, stacks.length)]
    if (own === undefined) {
      stacks.push([line])
    } else if (line.row - (own.at(-1)?.row ?? 0) > 2) {
      own.push(line)
    }
  }
  return stacks
}

/** Finds the oldest stack whose ends are near those of a line, or makes the next one known: work in proportion to the lines. */
function oldestByEnds(width: number): (line: Line, next: number) => number {
  const known = new Map<number, number>()
  const keyOf = (from: number, to: number) => from * 4 * width + to
  const reach = Math.floor(Math.max(2, off * width))
  const near = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach)
  return ({ from, to }, next) => {
    const found = near.flatMap((left) => near.map((right) => known.get(keyOf(from + left, to + right)) ?? next))
    const oldest = Math.min(...found)
    if (oldest === next) {
      known.set(keyOf(from, to), next)
    }
    return oldest
  }
}

interface Frame {
  readonly top: Line
  readonly bottom: Line
}
const heightOf = ({ top, bottom }: Frame): number => bottom.row - top.row

/** Frames from top to bottom that stand apart from the one above: drawers of a cabinet do not. */
function framesAmong(lines: readonly Line[], picture: Greys): Frame[] {
  const frames = lines.flatMap((top, at): Frame[] => {
    const bottom = lines[at + 1]
    return bottom !== undefined && isFrame({ top, bottom }, picture) ? [{ top, bottom }] : []
  })
  return frames.filter((frame, at) => {
    const above = frames[at - 1]
    return above === undefined || frame.top.row - above.bottom.row >= leastGap * heightOf(frame)
  })
}

const aboutAsHigh = 0.2
function sameHigh(frames: readonly Frame[]): number {
  const counts = frames.map(
    (one) => frames.filter((other) => Math.abs(heightOf(other) / heightOf(one) - 1) <= aboutAsHigh).length,
  )
  return Math.max(0, ...counts)
}

const mostUneven = 0.3
const longestSide = 0.25
const fewestOfSide = 0.7

function isFrame(frame: Frame, picture: Greys): boolean {
  const { top, bottom } = frame
  const high = heightOf(frame)
  const isFlat = high >= flattest * picture.width && high <= highest * picture.width
  const isClosed = () => [top.from, top.to - 1].every((at) => sideAt(at, frame, picture) >= fewestOfSide)
  // What looks at points comes last: a crafted picture has thousands of pairs of lines.
  return isFlat && high <= longestSide * (bottom.to - bottom.from) && isClosed() && isEven(frame, picture)
}

/** In how much of the height of a frame the brightness changes about where its side should be. */
function sideAt(at: number, { top, bottom }: Frame, { points, width }: Greys): number {
  const [inner, reach] = [Math.round(heightOf({ top, bottom }) / 4), 4]
  let found = 0
  for (let row = top.row + inner; row < bottom.row - inner; row += 1) {
    const about = points.subarray(row * width + Math.max(0, at - reach), row * width + Math.min(width, at + reach + 1))
    found += Math.max(...about) - Math.min(...about) >= faintest ? 1 : 0
  }
  return found / Math.max(1, heightOf({ top, bottom }) - 2 * inner)
}

/** Whether what a frame holds is of one brightness but for a few words. */
function isEven({ top, bottom }: Frame, { points, width }: Greys): boolean {
  const counts = new Uint32Array(32)
  let all = 0
  for (let row = top.row + 2; row < bottom.row - 1; row += 1) {
    for (const point of points.subarray(row * width + top.from + 3, row * width + top.to - 3)) {
      counts[point >> 3] = (counts[point >> 3] ?? 0) + 1
      all += 1
    }
  }
  return all > 0 && Math.max(...counts) / all >= 1 - mostUneven
}

/** Every long straight step in brightness from one row to the next, from top to bottom. */
function linesIn({ points, width, height }: Greys): Line[] {
  const lines: Line[] = []
  const step = (row: number, at: number) => (points[(row + 1) * width + at] ?? 0) - (points[row * width + at] ?? 0)
  for (let row = 0; row + 1 < height; row += 1) {
    for (let at = 0; at < width; at += 1) {
      const from = at
      const sign = Math.sign(step(row, from))
      while (at < width && step(row, at) * sign >= faintest) {
        at += 1
      }
      if (at - from >= shortest * width) {
        lines.push({ row, from, to: at })
      }
    }
  }
  return lines
}
