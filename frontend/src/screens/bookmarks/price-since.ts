import type { BookmarkList } from '@deals/events'
import { formatPrice } from '../../lib/money.ts'

type Bookmark = BookmarkList['bookmarks'][number]

/** How the price moved since the post was saved; nothing where it did not. */
export function priceSince({
  priceWhenSaved,
  post,
}: Bookmark): { readonly text: string; readonly fell: boolean } | null {
  const now = post?.price ?? null
  if (post?.type !== 'product' || priceWhenSaved === null || now === null || now === priceWhenSaved) {
    return null
  }
  const before = formatPrice(priceWhenSaved, post.currency)
  return { text: `${before} when you saved it, now ${formatPrice(now, post.currency)}`, fell: now < priceWhenSaved }
}
