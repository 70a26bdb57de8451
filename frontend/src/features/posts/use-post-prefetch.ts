import { useEffect, useRef } from 'react'
import { postListFreshSeconds } from '../../lib/api.ts'
import { postsApi } from './posts.endpoints.ts'

/** Somebody who only passes over a card with the mouse does not want its post, in milliseconds. */
const pause = 120

/** Handlers for a link to a post: whoever stays on it will have the post before it opens. */
export function usePostPrefetch(postId: number) {
  const prefetch = postsApi.usePrefetch('getPost', { ifOlderThan: postListFreshSeconds })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => {
    clearTimeout(timer.current)
  }
  const start = () => {
    stop()
    timer.current = setTimeout(() => {
      prefetch(postId)
    }, pause)
  }
  useEffect(() => stop, [])
  return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop }
}
