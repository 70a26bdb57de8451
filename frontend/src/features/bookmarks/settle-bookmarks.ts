import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { counted, type BookmarkAction, type ChangeBookmarks } from '@deals/events'
import type { ApiState } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { overlayChanged } from '../../lib/post-overlay.slice.ts'
import { showToast } from '../../ui/toasts.ts'
import { severalBookmarksApi } from './several-bookmarks.endpoints.ts'

export type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>

const done: Readonly<Record<BookmarkAction, string>> = { move: 'moved', remove: 'removed', restore: 'saved again' }

/** Does the same with several saved posts and says how many; what was removed can be saved again as it was. Answers with what failed. */
export async function settleBookmarks(dispatch: Dispatch, change: ChangeBookmarks): Promise<unknown> {
  const { action } = change
  const sent = await dispatch(severalBookmarksApi.endpoints.changeBookmarks.initiate(change))
  if (sent.error !== undefined) {
    const title = 'Your bookmarks were not changed'
    showToast({ title, description: sentenceOf(sent.error), variant: 'destructive' })
    return sent.error
  }
  const { outcomes } = sent.data
  const changed = outcomes.flatMap(({ postId, refused }) => (refused === null ? [postId] : []))
  if (action !== 'move') {
    changed.forEach((postId) => dispatch(overlayChanged({ postId, change: { isBookmarked: action === 'restore' } })))
  }
  const undo = () => void settleBookmarks(dispatch, { action: 'restore', postIds: changed })
  showToast({
    title: `${counted(changed.length, 'bookmark')} ${done[action]}`,
    description: outcomes.find(({ refused }) => refused !== null)?.refused,
    action: action === 'remove' ? { label: 'Undo', onSelect: undo } : undefined,
  })
  return undefined
}
