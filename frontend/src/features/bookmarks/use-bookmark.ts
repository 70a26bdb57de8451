import { useDispatch } from 'react-redux'
import type { PostCard } from '@deals/events'
import { overlayChanged, usePostOverlay } from '../../lib/post-overlay.slice.ts'
import { serverPages } from '../../lib/routes.ts'
import { newPress, sendOrHold } from '../../lib/send-or-hold.ts'
import { useViewer } from '../../lib/viewer.ts'
import { askToSignIn } from '../../ui/ask-to-sign-in.ts'
import { showToast } from '../../ui/toasts.ts'
import { bookmarkCall, bookmarksApi } from './bookmarks.endpoints.ts'
import type { Dispatch } from './settle-bookmarks.ts'

export type SavedPost = Pick<PostCard, 'id' | 'isBookmarked'>

/** Whether a post is saved, and the way to change that. */
export interface Bookmarking {
  readonly isBookmarked: boolean
  readonly isBusy: boolean
  readonly toggle: () => void
}

/** Saves at once on the page, then on the server, when it can be reached: its answer counts, and what is refused is taken back without a word. */
export function useBookmark(post: SavedPost): Bookmarking {
  const viewer = useViewer()
  const dispatch = useDispatch<Dispatch>()
  const [toggleBookmark, { isLoading: isBusy }] = bookmarksApi.useToggleBookmarkMutation()
  const isBookmarked = usePostOverlay(post.id).isBookmarked ?? post.isBookmarked

  const show = (bookmarked: boolean) => {
    dispatch(overlayChanged({ postId: post.id, change: { isBookmarked: bookmarked } }))
  }
  // With the note and the collection that it had: what saves anew has neither.
  const saveAgain = async () => {
    const { settleBookmarks } = await import('./settle-bookmarks.ts')
    await settleBookmarks(dispatch, { action: 'restore', postIds: [post.id] })
  }
  const save = async (by: string) => {
    const saved = { postId: post.id }
    const change = { isBookmarked: !isBookmarked }
    const { path } = bookmarkCall.query(saved)
    const press = newPress({ by, postId: post.id, path, body: saved, change, before: { isBookmarked } })
    show(!isBookmarked)
    try {
      const sent = await sendOrHold(press, (key) => toggleBookmark({ ...saved, key }).unwrap())
      if (sent === 'held') {
        return
      }
      const { bookmarked } = sent
      show(bookmarked)
      showToast(
        bookmarked
          ? { title: 'Bookmark added' }
          : { title: 'Bookmark removed', action: { label: 'Undo', onSelect: () => void saveAgain() } },
      )
    } catch {
      show(isBookmarked)
    }
  }
  const toggle = () => {
    if (viewer === null) {
      askToSignIn('bookmark deals', serverPages.login)
      return
    }
    // The call turns the bookmark over, so a second one on its way would turn it back.
    if (!isBusy) {
      void save(viewer.id)
    }
  }
  return { isBookmarked, isBusy, toggle }
}
