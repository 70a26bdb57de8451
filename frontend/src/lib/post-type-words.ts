import type { PostType } from '@deals/events'

/** Kinds of posts in the words that readers choose by. */
export const typeWords: Readonly<Record<PostType, string>> = {
  product: 'Deals',
  sales: 'Sales',
  discussion: 'Discussions',
}
