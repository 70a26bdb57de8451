import { isTombstone, postsApi } from '../../features/posts/posts.endpoints.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { settled, type Page } from '../shared/page.ts'
import { idFrom } from '../shared/post-id.ts'
import { EditPostScreen, mayWrite } from './EditPostScreen.tsx'

export const page: Page = {
  Screen: EditPostScreen,
  preload: ({ params, ask, viewer }) => {
    const id = idFrom(params['id'])
    return id === undefined || viewer === null ? settled() : settled(ask(postsApi.endpoints.getPost, id))
  },
  head: ({ params, getState }) => {
    const id = idFrom(params['id'])
    const answer = id === undefined ? undefined : postsApi.endpoints.getPost.select(id)(getState())
    if (id === undefined || statusOf(answer?.error) === 404) {
      return { title: 'Post not found', status: 404, noIndex: true }
    }
    const post = answer?.data
    const isRefused = post !== undefined && (isTombstone(post) || !mayWrite(post))
    return isRefused ? { title: 'Unauthorised', status: 403, noIndex: true } : { title: 'Edit post', noIndex: true }
  },
}
