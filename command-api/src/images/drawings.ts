import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { imageNameOf, imageWidths, keepPicture, roomOf } from './image-files.ts'

/** Drawings of the site itself: only their source is kept. */
export interface Drawings {
  keep(svg: string): Promise<{ name: string }>
  has(hash: string): boolean
  draw(hash: string, width: number): Promise<Buffer>
}

export function createDrawings(folder: string): Drawings {
  const sources = join(folder, 'drawings')
  const sourceOf = (hash: string) => join(sources, `${hash}.svg`)
  return {
    async keep(svg) {
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 32)
      await keepPicture(sourceOf(hash), Buffer.from(svg))
      return { name: imageNameOf(hash, imageWidths[0]) }
    },
    has: (hash) => existsSync(sourceOf(hash)),
    draw: (hash, width) => drawn(sourceOf(hash), width),
  }
}

/** Sources are drawn for screens of 72 dots an inch; a finer grid gives sharp edges at every width. */
async function drawn(source: string, width: number): Promise<Buffer> {
  const [sharp, svg] = await Promise.all([loadSharp(), readFile(source)])
  const room = roomOf(width)
  const { width: across = width, height: down = width } = await sharp(svg).metadata()
  const side = room.height === undefined ? across : Math.min(across, down)
  return sharp(svg, { density: Math.max(1, (72 * width) / side) })
    .resize(room)
    .webp({ quality: 82, effort: 3 })
    .toBuffer()
}

/** What draws pictures, once there is one to draw: loading it takes a tenth of a second and 25 MB. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Decoded pictures of others are of no use to anybody, and would stay in memory.
  sharp.cache(false)
  return sharp
}
