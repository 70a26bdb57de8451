import { LRUCache } from 'lru-cache'
import type { PostCard } from '@deals/events'
import type { PostDoc, ReadModels } from '@deals/projector/read-models'
import { isSameJson } from '../platform/same-json.ts'
import { toPostCard, type CardParts } from './post.view.ts'

interface Made {
  post: PostDoc
  parts: CardParts
  card: PostCard
}

const mostCards = 2_000
const stores = new WeakMap<ReadModels, LRUCache<number, Made>>()

/**
 * The card of a post: the same object as long as all that it is made of says the same, whatever else has changed, so that
 * what was written of it need not be written again.
 */
export function cardOnce(readModels: ReadModels, post: PostDoc, parts: CardParts): PostCard {
  const cards = stores.get(readModels) ?? new LRUCache<number, Made>({ max: mostCards })
  stores.set(readModels, cards)
  const made = cards.get(post.postId)
  if (made !== undefined && isSameJson(made.post, post) && isSameJson(made.parts, parts)) {
    return made.card
  }
  const card = Object.freeze(toPostCard(post, parts))
  cards.set(post.postId, { post, parts, card })
  return card
}
