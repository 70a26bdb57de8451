import { existsSync } from 'node:fs'
import { squareSide } from '@deals/events'
import { writeWhole } from '@deals/storage'

/** The bytes of a picture, or the file that holds them. */
export type Picture = Buffer | string

/** Widths that every picture is kept in; the first is the one that posts name. */
export const imageWidths = [1600, 640, 320] as const

export const imageNameOf = (hash: string, width: number): string => `${hash}-${width}.webp`

/** What the name of a picture says; no address has another form. */
export function readImageName(name: string): { readonly hash: string; readonly width: number } | null {
  const [, hash, width] = /^([0-9a-f]{32})-(\d+)\.webp$/.exec(name) ?? []
  return hash === undefined ? null : { hash, width: Number(width) }
}

/** The room that a picture fills: the square has nothing of what icons and faces would hide at their longer sides. */
export const roomOf = (width: number): { readonly width: number; readonly height?: number } =>
  width === squareSide ? { width, height: width } : { width }

/** Nobody is served half a picture, and one that is there is not written again. */
export async function keepPicture(file: string, bytes: Buffer): Promise<void> {
  if (!existsSync(file)) {
    await writeWhole(file, bytes)
  }
}
