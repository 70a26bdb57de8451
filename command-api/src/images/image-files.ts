import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { newUuid } from '@deals/events/log'

/** Widths that every picture is kept in; the first is the one that posts name. */
export const imageWidths = [1600, 640, 320] as const

export const isImageWidth = (width: number): boolean => imageWidths.some((one) => one === width)
export const imageNameOf = (hash: string, width: number): string => `${hash}-${width}.webp`

/** Written beside its place and moved there, so that nobody is served half a picture. */
export async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  if (existsSync(file)) {
    return
  }
  const draft = `${file}.${newUuid()}`
  await writeFile(draft, bytes)
  await rename(draft, file)
}
