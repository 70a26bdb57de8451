import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StoreProblem } from '@deals/storage'
import { imageNameOf, isImageWidth, keepPicture } from './image-files.ts'

/** Drawings of the site itself: only their source is kept, and a size is made when it is first asked for. */
export interface Drawings {
  keep(svg: string): Promise<{ name: string }>
  has(hash: string): boolean
  /** Makes one size of a drawing, once; null when there is no such drawing. */
  make(name: string): Promise<Buffer | null>
}

export function createDrawings(folder: string): Drawings {
  const sources = join(folder, 'drawings')
  const sourceOf = (hash: string) => join(sources, `${hash}.svg`)
  const underWay = new Map<string, Promise<Buffer>>()
  return {
    async keep(svg) {
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 32)
      await keepPicture(sourceOf(hash), Buffer.from(svg))
      return { name: imageNameOf(hash, 1600) }
    },
    has: (hash) => existsSync(sourceOf(hash)),
    async make(name) {
      const [, hash = '', size = ''] = /^([0-9a-f]{32})-(\d+)\.webp$/.exec(name) ?? []
      const width = Number(size)
      if (!isImageWidth(width) || !existsSync(sourceOf(hash))) {
        return null
      }
      const making = underWay.get(name) ?? draw(sourceOf(hash), join(folder, name), width)
      underWay.set(name, making)
      return making.finally(() => underWay.delete(name))
    },
  }
}

/** Sources are drawn for screens of 72 dots an inch; a finer grid gives sharp edges at every width. */
async function draw(source: string, file: string, width: number): Promise<Buffer> {
  const [sharp, svg] = await Promise.all([loadSharp(), readFile(source)])
  const { width: drawnWidth = width } = await sharp(svg).metadata()
  const picture = await sharp(svg, { density: Math.max(1, (72 * width) / drawnWidth) })
    .resize({ width })
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
  // On a full disk it is drawn again for the next who asks.
  await keepPicture(file, picture).catch(unlessAway)
  return picture
}

function unlessAway(error: unknown): void {
  if (!(error instanceof StoreProblem)) {
    throw error
  }
}

/** What draws pictures, once there is one to draw: loading it takes a tenth of a second and 25 MB. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Decoded pictures of others are of no use to anybody, and would stay in memory.
  sharp.cache(false)
  return sharp
}
