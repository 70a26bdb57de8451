import { existsSync } from 'node:fs'
import { writeWhole } from '@deals/storage'

/** The bytes of a picture, or the file that holds them. */
export type Picture = Buffer | string

/** Widths that every picture is kept in; the first is the one that posts name. */
export const imageWidths = [1600, 640, 320] as const

export const isImageWidth = (width: number): boolean => imageWidths.some((one) => one === width)
export const imageNameOf = (hash: string, width: number): string => `${hash}-${width}.webp`

/** Nobody is served half a picture, and one that is there is not written again. */
export async function keepPicture(file: string, bytes: Buffer): Promise<void> {
  if (!existsSync(file)) {
    await writeWhole(file, bytes)
  }
}
