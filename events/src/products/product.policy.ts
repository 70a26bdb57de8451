import { isModeratorUp, type Viewer } from '../platform/roles.ts'
import { isPoster } from '../posts/post.policy.ts'

/** So many voices link two posts: the first and two that confirm it. */
export const voicesNeeded = 3

interface Pair {
  /** Who posted the two. */
  readonly posters: readonly string[]
}

/** Those who posted one of the two know it well and gain by it: they count as one, however many of them speak. */
export function voicesOf(speakers: readonly string[], { posters }: Pair): number {
  const others = speakers.filter((userId) => !posters.includes(userId))
  return others.length + (others.length < speakers.length ? 1 : 0)
}

/** Links and parts two posts by themselves; about their own post nobody does. */
export const decidesOnProducts = (viewer: Viewer | null, { posters }: Pair): boolean =>
  isModeratorUp(viewer) && !posters.some((authorId) => isPoster(viewer, { authorId }))
