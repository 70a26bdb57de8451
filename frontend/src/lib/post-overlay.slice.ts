import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'

/** What the person changed on a post since the answer came that shows it. */
export interface PostOverlay {
  readonly userVote?: 1 | -1 | null
  readonly isBookmarked?: boolean
  /** They do not want it recommended. */
  readonly isDismissed?: boolean
}

interface OverlayState {
  readonly postOverlay: Readonly<Record<number, PostOverlay>>
}

const nothing: PostOverlay = {}

/** Changes per post id, laid over every answer that shows the post, so that all places agree at once. */
export const postOverlaySlice = createSlice({
  name: 'postOverlay',
  initialState: (): Record<number, PostOverlay> => ({}),
  reducers: {
    overlayChanged(state, { payload }: PayloadAction<{ postId: number; change: PostOverlay }>) {
      state[payload.postId] = { ...state[payload.postId], ...payload.change }
    },
  },
})

export const { overlayChanged } = postOverlaySlice.actions

export const overlayOf = (state: OverlayState, postId: number): PostOverlay => state.postOverlay[postId] ?? nothing

/** What was changed on a post and must be shown instead of what the answer said. */
export function usePostOverlay(postId: number): PostOverlay {
  return useSelector((state: OverlayState) => overlayOf(state, postId))
}
