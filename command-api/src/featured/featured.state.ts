import { fold } from '../platform/fold.ts'

/** From when until when a post stands first. */
export interface Term {
  readonly startsAt: number
  readonly endsAt: number
}
/** The terms of posts by their number; those that are over too. */
export type Featured = ReadonlyMap<number, Term>

export const featuredFold = fold<'featured', Featured>(new Map(), {
  PostFeatured: (all, { data: { postId, ...term } }) => new Map(all).set(postId, term),
  PostUnfeatured: (all, { data }) => new Map([...all].filter(([postId]) => postId !== data.postId)),
})
