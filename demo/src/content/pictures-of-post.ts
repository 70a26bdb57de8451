import type { Picture } from '../pictures/draw-object.ts'
import { seedOf } from './random.ts'
import type { DemoPost } from './types.ts'

/** Posts share a few colourings of an object, so that a picture need not be rendered for every one of them. */
const colourings = 5

/** The pictures of a post, first the one on its card; equal ones are drawn and stored once. */
export function picturesOfPost({ key, object, pictureCount }: DemoPost): Picture[] {
  const seed = (seedOf(object) >>> 8) + ((seedOf(key) >>> 7) % colourings) * 19
  return Array.from({ length: pictureCount }, (_, view) => ({ object, seed, view }))
}
