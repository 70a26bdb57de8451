import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  avatarBytes,
  avatarSides,
  avatarTooLarge,
  iconBytes,
  iconTooLarge,
  imageBytes,
  imageTooLarge,
  type PictureSeen,
} from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import { beginningOf } from '../platform/uploads.ts'
import { createDrawings, loadSharp } from './drawings.ts'
import { imageNameOf, imageWidths, keepPicture, readImageName, type Picture } from './image-files.ts'
import { lookAtPicture } from './look-at-picture.ts'
import { createSizesOnDemand } from './sizes-on-demand.ts'

/** A picture that the site serves; the smaller ones are found by their endings -640, -320 and, for the square, -112. */
export interface StoredImage {
  readonly imageUrl: string
  readonly width: number
  readonly height: number
}

/** What a picture is uploaded for: icons and faces are smaller. */
export type PictureUse = 'post' | 'icon' | 'avatar'

export interface ImageStore {
  /** Checks an uploaded picture, takes away what it says about its maker, and keeps it in three sizes. */
  save(picture: Picture, use?: PictureUse): Promise<StoredImage | Refused>
  /** Keeps a drawing of the site itself; its sizes are made when they are first asked for. */
  saveDrawing(svg: string): Promise<{ imageUrl: string }>
  /** Makes what is made when it is first asked for, by its name; null where there is nothing to make it of. */
  make(name: string): Promise<Buffer | null>
  /** How large the file is that stands behind an address of any width, in bytes; null where there is none, 0 of what nobody asked for yet. */
  sizeOf(imageUrl: string): Promise<number | null>
  /** Whether a post may show this address. */
  has(imageUrl: string): boolean
  /** What a picture that is kept here looks like; null for one that is not. */
  look(imageUrl: string): Promise<PictureSeen | null>
}

const usualSides = { least: 200, most: 5000 }

/** Keeps pictures as files named by their content, so that the same picture is kept once. */
export function createImageStore({ folder }: { folder: string }): ImageStore {
  const drawings = createDrawings(folder)
  const sizes = createSizesOnDemand(folder, drawings)
  const keep = async (picture: Picture): Promise<StoredImage> => {
    const hash = await hashOf(picture)
    const { info, files } = await resized(picture)
    // The picture that posts name comes last: once it is there, all sizes are.
    for (const { width, data } of files.toReversed()) {
      await keepPicture(join(folder, imageNameOf(hash, width)), data)
    }
    return { imageUrl: `/images/${imageNameOf(hash, imageWidths[0])}`, ...info }
  }
  return {
    save: (picture, use = 'post') => inTurn(async () => (await refuseImage(picture, use)) ?? keep(picture)),
    saveDrawing: async (svg) => ({ imageUrl: `/images/${(await drawings.keep(svg)).name}` }),
    make: (name) => sizes.make(name),
    sizeOf: async (imageUrl) => {
      const name = imageUrl.replace(/^\/images\//, '')
      if (readImageName(name) === null) {
        return null
      }
      const file = join(folder, name)
      return existsSync(file) ? (await stat(file)).size : sizes.has(name) ? 0 : null
    },
    has: (imageUrl) => {
      const hash = hashNamed(imageUrl)
      return hash !== undefined && (existsSync(join(folder, imageNameOf(hash, 1600))) || drawings.has(hash))
    },
    look: async (imageUrl) => {
      const small = imageNameOf(hashNamed(imageUrl) ?? '', imageWidths[1])
      const file = join(folder, small)
      const picture = existsSync(file) ? file : await sizes.make(small)
      return picture === null ? null : { imageUrl, ...(await inTurn(() => lookAtPicture(picture))) }
    },
  }
}

const hashNamed = (imageUrl: string) => /^\/images\/([0-9a-f]{32})-1600\.webp$/.exec(imageUrl)?.[1]

/** A picture unfolds to twenty times its file, so one at a time is looked at; others wait on the disk. */
const inTurn = taskQueue()

function taskQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Done>(task: () => Promise<Done>): Promise<Done> => {
    const done = last.then(task)
    last = done.catch(() => undefined)
    return done
  }
}

async function hashOf(picture: Picture): Promise<string> {
  const bytes = typeof picture === 'string' ? await readFile(picture) : picture
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

async function resized(picture: Picture) {
  const sharp = await loadSharp()
  const files = []
  for (const width of imageWidths) {
    // Turned as the camera says, because what says so is dropped with everything else about the camera.
    const shrunk = sharp(picture, { failOn: 'error' }).rotate().resize({ width, withoutEnlargement: true })
    const { data, info } = await shrunk.webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
    files.push({ width, data, info })
  }
  const largest = files[0]?.info
  return { files, info: { width: largest?.width ?? 0, height: largest?.height ?? 0 } }
}

const damaged = refuse('invalid', {
  message: 'This picture is damaged.',
  fields: { image: 'This picture is damaged.' },
})

interface Bounds {
  readonly bytes: number
  readonly message: string
  /** In pixels. */
  readonly sides: { readonly least: number; readonly most: number }
}

const bounds: Readonly<Record<PictureUse, Bounds>> = {
  post: { bytes: imageBytes, message: imageTooLarge, sides: usualSides },
  icon: { bytes: iconBytes, message: iconTooLarge, sides: usualSides },
  avatar: { bytes: avatarBytes, message: avatarTooLarge, sides: avatarSides },
}

async function refuseImage(picture: Picture, use: PictureUse): Promise<Refused | null> {
  const size = typeof picture === 'string' ? (await stat(picture)).size : picture.length
  const { bytes, message, sides } = bounds[use]
  if (size > bytes) {
    return refuse('too-large', { message })
  }
  const beginning = typeof picture === 'string' ? await beginningOf(picture, 64) : picture
  if (imageKindOf(beginning) === null) {
    return refuse('wrong-type', { message: 'Pictures are JPEG, PNG, WebP or AVIF.' })
  }
  const sharp = await loadSharp()
  try {
    const { width, height } = await sharp(picture).metadata()
    if (Math.min(width, height) < sides.least || Math.max(width, height) > sides.most) {
      const message = `A picture has ${sides.least} to ${sides.most} pixels on each side.`
      return refuse('invalid', { message, fields: { image: message } })
    }
    // Reads all of it: a picture may begin well and be cut off later.
    await sharp(picture, { failOn: 'error', sequentialRead: true }).stats()
    return null
  } catch {
    return damaged
  }
}

type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif'

/** What a picture is by its first bytes; its name and what the sender calls it prove nothing. */
function imageKindOf(bytes: Buffer): ImageKind | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) {
    return 'jpeg'
  }
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) {
    return 'png'
  }
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') {
    return 'webp'
  }
  // The brands may stand in any order after the first one.
  return text(4, 8) === 'ftyp' && /avi[fs]/.test(text(8, 40)) ? 'avif' : null
}
