import type { PostBodyDoc, PostDoc } from '@deals/projector/read-models'

/** Documents that the projector's own folds just made have the shape that their collection says. */
export const parsePost = (document: unknown): PostDoc | undefined => document as PostDoc | undefined
export const parseBody = (document: unknown): PostBodyDoc | undefined => document as PostBodyDoc | undefined
