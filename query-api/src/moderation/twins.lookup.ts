import type { PostDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { findSimilar } from '../posts/similar.hydrator.ts'

/** A post that may be the same deal. */
export interface Twin {
  readonly post: PostDoc
  readonly sameUrl: boolean
}

const mostTwins = 4
const sinceDays = 90

export async function twinsOf(asking: Asking, post: PostDoc): Promise<Twin[]> {
  if (post.type === 'discussion') {
    return []
  }
  const { urlKey = null, storeSlug = null, title } = post
  const found = await findSimilar(asking, { urlKey, storeSlug, title, sinceDays, limit: mostTwins + 1 })
  return found.filter((alike) => alike.post.postId !== post.postId).slice(0, mostTwins)
}
