import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { squareSide } from '@deals/events'
import { StoreProblem } from '@deals/storage'
import { loadSharp, type Drawings } from './drawings.ts'
import { imageNameOf, imageWidths, keepPicture, readImageName, roomOf } from './image-files.ts'

/** Pictures that are made when they are first asked for: every size of a drawing, and the square of whatever is kept. */
export interface SizesOnDemand {
  /** Whether there is something that a picture of this name can be made of. */
  has(name: string): boolean
  /** Makes it, once for all who ask meanwhile; null where there is nothing to make it of. */
  make(name: string): Promise<Buffer | null>
}

const drawnWidths: readonly number[] = [...imageWidths, squareSide]

export function createSizesOnDemand(folder: string, drawings: Drawings): SizesOnDemand {
  const underWay = new Map<string, Promise<Buffer>>()
  const wayTo = (name: string): (() => Promise<Buffer>) | null => {
    const { hash, width } = readImageName(name) ?? { hash: '', width: 0 }
    if (drawnWidths.includes(width) && drawings.has(hash)) {
      return () => drawings.draw(hash, width)
    }
    const picture = join(folder, imageNameOf(hash, imageWidths[1]))
    return width === squareSide && existsSync(picture) ? () => cut(picture) : null
  }
  return {
    has: (name) => wayTo(name) !== null,
    async make(name) {
      const way = wayTo(name)
      if (way === null) {
        return null
      }
      const making = underWay.get(name) ?? made(way, join(folder, name))
      underWay.set(name, making)
      return making.finally(() => underWay.delete(name))
    },
  }
}

async function made(way: () => Promise<Buffer>, file: string): Promise<Buffer> {
  const picture = await way()
  // Where nothing can be written, it is made again for the next who asks.
  await keepPicture(file, picture).catch(unlessAway)
  return picture
}

async function cut(picture: string): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(picture).resize(roomOf(squareSide)).webp({ quality: 82 }).toBuffer()
}

function unlessAway(error: unknown): void {
  if (!(error instanceof StoreProblem)) {
    throw error
  }
}
