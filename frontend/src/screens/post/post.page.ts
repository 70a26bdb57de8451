import type { PostDetails } from '@deals/events'
import { commentsApi } from '../../features/comments/comments.endpoints.ts'
import { dealScoresApi } from '../../features/deal-scores/deal-scores.endpoints.ts'
import { historyApi } from '../../features/history/history.endpoints.ts'
import { standingApi } from '../../features/history/standing.endpoints.ts'
import { isTombstone, postsApi } from '../../features/posts/posts.endpoints.ts'
import { suggestionsApi } from '../../features/posts/suggestions.endpoints.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { settled, type OpeningPage, type Page, type PageContext, type PageHead } from '../shared/page.ts'
import { idFrom } from '../shared/post-id.ts'
import { moreDealsRequest } from './more-deals-request.ts'
import { postHead } from './post-head.ts'
import { PostScreen } from './PostScreen.tsx'

/** No server answered. */
const unanswered = 503
const missing: PageHead = { title: 'Post not found', status: 404, noIndex: true }

async function preload({ params, url, ask, viewer }: OpeningPage) {
  const id = idFrom(params['id'])
  if (id === undefined) {
    return
  }
  const at = url.searchParams.get('at')
  if (at !== null) {
    await ask(historyApi.endpoints.getPast, { id, at })
    return
  }
  const comments = ask(commentsApi.endpoints.listComments, { postId: id, page: 1, sort: 'top' })
  const { data: post } = await ask(postsApi.endpoints.getPost, id)
  if (post === undefined || isTombstone(post) || post.mergedInto !== null) {
    return
  }
  const more = ask(postsApi.endpoints.listPosts, moreDealsRequest(post))
  const score = post.score === null ? [] : [ask(dealScoresApi.endpoints.getScore, id)]
  const isLowest = post.type === 'product' && post.priceStanding === 'lowest'
  const prices = isLowest ? [ask(standingApi.endpoints.getPriceHistory, id)] : []
  const suggested = viewer === null ? [] : [ask(suggestionsApi.endpoints.getSuggestions, id)]
  await settled(comments, more, ...score, ...prices, ...suggested)
}

/** A post that was merged leads to the one that stays. */
function movedHead({ title, mergedInto }: PostDetails): PageHead | null {
  return mergedInto === null ? null : { title, status: 301, location: routes.post.to(mergedInto), noIndex: true }
}

/** What was is no second page of the post for search engines. */
function pastHead(id: number, at: string, getState: PageContext['getState']): PageHead {
  const { data, error } = historyApi.endpoints.getPast.select({ id, at })(getState())
  const title = data?.post.title ?? 'Deal'
  return {
    title,
    canonical: routes.post.to(id),
    noIndex: true,
    ...(error !== undefined && { status: statusOf(error) || unanswered }),
  }
}

function head({ params, url, getState }: PageContext): PageHead {
  const id = idFrom(params['id'])
  if (id === undefined) {
    return missing
  }
  const at = url.searchParams.get('at')
  if (at !== null) {
    return pastHead(id, at, getState)
  }
  const { data: post, error } = postsApi.endpoints.getPost.select(id)(getState())
  if (post !== undefined) {
    return isTombstone(post) ? { title: post.title, noIndex: true } : (movedHead(post) ?? postHead(post))
  }
  if (error === undefined) {
    return { title: 'Deal' }
  }
  const status = statusOf(error)
  return status === 404 ? missing : { title: 'Deal', status: 503, noIndex: true }
}

export const page: Page = { Screen: PostScreen, preload, head }
