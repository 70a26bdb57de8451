import { commentSortOrders, type CommentSortOrder } from '@deals/events'
import { useLocalText } from '../../lib/use-local-text.ts'

/** The orders of comments in their words. */
export const commentSorts = [
  { value: 'top', label: 'Top' },
  { value: 'controversial', label: 'Controversial' },
  { value: 'new', label: 'New' },
  { value: 'old', label: 'Old' },
] as const satisfies readonly { readonly value: CommentSortOrder; readonly label: string }[]

/** The order of comments, remembered on this device; the server draws the usual one. */
export function useCommentSort(): readonly [CommentSortOrder, (sort: CommentSortOrder) => void] {
  const [kept, keep] = useLocalText('comment-sort')
  return [commentSortOrders.find((known) => known === kept) ?? 'top', keep]
}
