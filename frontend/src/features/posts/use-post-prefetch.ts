import { useEffect, useState } from 'react'
import { postListFreshSeconds } from '../../lib/api.ts'
import { whenStayed } from '../../lib/when-stayed.ts'
import { postsApi } from './posts.endpoints.ts'

/** Handlers for a link to a post: whoever stays on it will have the post before it opens. */
export function usePostPrefetch(postId: number) {
  const prefetch = postsApi.usePrefetch('getPost', { ifOlderThan: postListFreshSeconds })
  const [{ stay, leave }] = useState(whenStayed)
  const start = () => {
    stay(() => {
      prefetch(postId)
    })
  }
  useEffect(() => leave, [leave])
  return { onPointerEnter: start, onPointerLeave: leave, onFocus: start, onBlur: leave }
}
