import type { ThunkAction } from '@reduxjs/toolkit'
import type { UnknownAction } from 'redux'
import { counted, type Live, type LivePost } from '@deals/events'
import { featuredApi } from '../../features/featured/featured.endpoints.ts'
import { latest, notificationsApi } from '../../features/notifications/notifications.endpoints.ts'
import { isTombstone, postsApi } from '../../features/posts/posts.endpoints.ts'
import { announce } from '../../lib/announce.ts'
import { api, type ApiState } from '../../lib/api.ts'

type Taking = ThunkAction<void, ApiState, unknown, UnknownAction>

/** Lays what the site told over the answers that the page shows. */
export const takeIn =
  ({ unread, posts }: Live): Taking =>
  (dispatch) => {
    dispatch(takeLists(posts))
    posts.forEach((post) => dispatch(takeDetails(post)))
    dispatch(takeUnread(unread))
  }

const takeLists =
  (told: readonly LivePost[]): Taking =>
  (dispatch, getState) => {
    const byId = new Map(told.map((post) => [post.id, post]))
    const takePage = ({ posts }: { posts: readonly { id: number }[] }) =>
      posts.forEach((post) => Object.assign(post, byId.get(post.id)))
    const takePages = ({ pages }: { pages: readonly Parameters<typeof takePage>[0][] }) => pages.forEach(takePage)
    const { selectCachedArgsForQuery: argumentsOf, updateQueryData: update } = postsApi.util
    argumentsOf(getState(), 'getFeed').forEach((of) => dispatch(update('getFeed', of, takePages)))
    argumentsOf(getState(), 'getForYou').forEach((of) => dispatch(update('getForYou', of, takePages)))
    argumentsOf(getState(), 'listPosts').forEach((of) => dispatch(update('listPosts', of, takePage)))
    const { selectCachedArgsForQuery: currencies, updateQueryData: updateFeatured } = featuredApi.util
    currencies(getState(), 'listFeatured').forEach((of) => dispatch(updateFeatured('listFeatured', of, takePage)))
  }

/** What a post's own page shows besides, such as who may do what, follows from its status and price. */
const takeDetails =
  (told: LivePost): Taking =>
  (dispatch, getState) => {
    const { data } = postsApi.endpoints.getPost.select(told.id)(getState())
    if (data === undefined || isTombstone(data)) {
      return
    }
    if (data.status !== told.status || data.price !== told.price) {
      dispatch(api.util.invalidateTags([{ type: 'Post', id: told.id }]))
    } else {
      dispatch(postsApi.util.updateQueryData('getPost', told.id, (post) => void Object.assign(post, told)))
    }
  }

const takeUnread =
  (unread: number): Taking =>
  (dispatch, getState) => {
    const { data } = notificationsApi.endpoints.listNotifications.select(latest)(getState())
    if (data === undefined || data.unread === unread) {
      return
    }
    dispatch(api.util.invalidateTags(['Notifications']))
    if (unread > data.unread) {
      announce(counted(unread, 'unread notification'))
    }
  }
