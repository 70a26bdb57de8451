import type { PictureSeen } from '@deals/events'
import { loadSharp } from './drawings.ts'
import { looksLikeForm, type Greys } from './looks-like-form.ts'
import type { Picture } from './image-files.ts'

const hashSide = { width: 9, height: 8 }
/** Fine enough that the border of a field is still to be seen. */
const sightWidth = 640

/** Tells what a picture looks like: a hash by which pictures that look alike are found, and whether it shows anything. */
export async function lookAtPicture(picture: Picture): Promise<Omit<PictureSeen, 'imageUrl'>> {
  const sharp = await loadSharp()
  const plain = sharp(picture).flatten({ background: '#fff' })
  const [small, { data, info }] = await Promise.all([
    plain
      .clone()
      .greyscale()
      .resize({ ...hashSide, fit: 'fill' })
      .raw()
      .toBuffer(),
    plain
      .clone()
      .greyscale()
      .resize({ width: sightWidth, height: 2 * sightWidth, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ])
  return { hash: hashOf(small), shows: sightOf({ points: data, width: info.width, height: info.height }) }
}

/** One sign for each step from a point to its right neighbour: brighter or not. */
function hashOf(points: Buffer): string {
  const rows = Array.from({ length: hashSide.height }, (_, row) => points.subarray(row * hashSide.width))
  const signs = rows.flatMap((row) =>
    Array.from({ length: hashSide.width - 1 }, (_, at) => ((row[at] ?? 0) < (row[at + 1] ?? 0) ? '1' : '0')),
  )
  return BigInt(`0b${signs.join('')}`)
    .toString(16)
    .padStart(16, '0')
}

const near = 6
/** Nearly every point is of one brightness. */
const blankFrom = 0.995
/** Forms stand on much empty ground. */
const formFrom = 0.6

function sightOf(picture: Greys): PictureSeen['shows'] {
  const share = groundShare(picture.points)
  return share >= blankFrom ? 'nothing' : share >= formFrom && looksLikeForm(picture) ? 'form' : 'something'
}

/** How many of the points are about as bright as most are. */
function groundShare(points: Greys['points']): number {
  const counts = new Uint32Array(256)
  points.forEach((point) => (counts[point] = (counts[point] ?? 0) + 1))
  const ground = counts.indexOf(Math.max(...counts))
  const about = counts.subarray(Math.max(0, ground - near), ground + near + 1)
  return about.reduce((sum, count) => sum + count, 0) / points.length
}
