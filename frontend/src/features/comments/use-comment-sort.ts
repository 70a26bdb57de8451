import { useEffect, useState } from 'react'
import { commentSortOrders } from '@deals/events'
import type { CommentSortOrder } from '@deals/events'
import { readLocal, writeLocal } from '../../lib/local-storage.ts'

const keptUnder = 'comment-sort'

/** The orders of comments in their words. */
export const commentSorts = [
  { value: 'top', label: 'Top' },
  { value: 'controversial', label: 'Controversial' },
  { value: 'new', label: 'New' },
  { value: 'old', label: 'Old' },
] as const satisfies readonly { readonly value: CommentSortOrder; readonly label: string }[]

/** The order of comments, remembered on this device. */
export function useCommentSort(): readonly [CommentSortOrder, (sort: CommentSortOrder) => void] {
  const [sort, setSort] = useState<CommentSortOrder>('top')
  useEffect(() => {
    const kept = readLocal(keptUnder)
    // The server draws the default, so the remembered order may only come after the page is alive.
    setSort(commentSortOrders.find((known) => known === kept) ?? 'top')
  }, [])
  const change = (next: CommentSortOrder) => {
    writeLocal(keptUnder, next)
    setSort(next)
  }
  return [sort, change]
}
