import { isTombstone, postsApi } from '../../features/posts/posts.endpoints.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { postIdFrom } from '../post/post-id.ts'
import { settled } from '../shared/page.ts'
import type { Page } from '../shared/page.ts'
import { mayWrite } from './may-write.ts'
import { EditPostScreen } from './EditPostScreen.tsx'

export const page: Page = {
  Screen: EditPostScreen,
  preload: ({ params, ask, viewer }) => {
    const id = postIdFrom(params['id'])
    return id === undefined || viewer === null ? settled() : settled(ask(postsApi.endpoints.getPost, id))
  },
  head: ({ params, getState }) => {
    const id = postIdFrom(params['id'])
    const answer = id === undefined ? undefined : postsApi.endpoints.getPost.select(id)(getState())
    if (id === undefined || statusOf(answer?.error) === 404) {
      return { title: 'Post not found', status: 404, noIndex: true }
    }
    const post = answer?.data
    const isRefused = post !== undefined && (isTombstone(post) || !mayWrite(post))
    return isRefused ? { title: 'Unauthorised', status: 403, noIndex: true } : { title: 'Edit post', noIndex: true }
  },
}
