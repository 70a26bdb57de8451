import type { PostBodyDoc, PostDoc } from '../posts/posts.read-models.ts'

/** Documents that the projector's own folds just made have the shape that their collection says. */
export const parsePost = (document: unknown): PostDoc | undefined => document as PostDoc | undefined
export const parseBody = (document: unknown): PostBodyDoc | undefined => document as PostBodyDoc | undefined
