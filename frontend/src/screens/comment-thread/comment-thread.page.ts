import { commentsApi } from '../../features/comments/comments.endpoints.ts'
import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import type { Page } from '../shared/page.ts'
import { CommentThreadScreen, isMissing, leadsTo, threadFrom } from './CommentThreadScreen.tsx'

const missing = { title: 'Comment not found', status: 404, noIndex: true }

export const page: Page = {
  Screen: CommentThreadScreen,
  preload: async ({ params, ask }) => {
    const address = threadFrom(params)
    if (address !== undefined) {
      const [{ data }, { data: post }] = await Promise.all([
        ask(commentsApi.endpoints.getCommentPath, address.commentId),
        ask(postsApi.endpoints.getPost, address.postId),
      ])
      const into = data?.shownBelow ?? leadsTo(post)
      await (into === null ? undefined : ask(postsApi.endpoints.getPost, into))
    }
  },
  head: ({ params, getState }) => {
    const address = threadFrom(params)
    if (address === undefined) {
      return missing
    }
    const { data, error } = commentsApi.endpoints.getCommentPath.select(address.commentId)(getState())
    const isElsewhere = data?.comments.some(({ postId }) => postId !== address.postId) ?? false
    if (isMissing(error) || isElsewhere) {
      return missing
    }
    if (error !== undefined) {
      return { title: 'Comments', status: 503, noIndex: true }
    }
    const postOf = (id: number) => postsApi.endpoints.getPost.select(id)(getState()).data
    const stays = data?.shownBelow ?? leadsTo(postOf(address.postId)) ?? address.postId
    const post = postOf(stays)
    const title = post === undefined ? 'Comments' : `Comments on ${post.title}`
    return { title, canonical: routes.post.to(stays), noIndex: true }
  },
}
