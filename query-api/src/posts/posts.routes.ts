import { z } from 'zod'
import { postDetails, postList, postTombstone } from '@deals/events'
import { endpoint } from '../platform/endpoint.ts'
import { pathText } from '../platform/page.ts'
import { getPost } from './get-post.query.ts'
import { getPriceHistory, priceHistory } from './get-price-history.query.ts'
import { getRank, rankView } from './get-rank.query.ts'
import { forYouList, forYouParameters, listForYou } from './list-for-you.query.ts'
import { listParameters } from './list-parameters.ts'
import { listPosts } from './list-posts.query.ts'
import { listSimilar, similarParameters } from './list-similar.query.ts'

const oneParameters = z.object({ id: pathText })

export const postsRoutes = [
  endpoint({
    path: '/api/posts',
    about: 'Lists and searches posts.',
    cost: 2,
    isSearch: ({ q }) => typeof q === 'string' && q.trim() !== '',
    errors: 'text',
    who: 'all',
    parameters: listParameters,
    answer: postList.extend({ asOf: z.number() }),
    query: listPosts,
  }),
  endpoint({
    path: '/api/posts/for-you',
    about: 'Posts that the member may like, with the reason of each.',
    cost: 5,
    errors: 'json',
    who: 'signed-in',
    parameters: forYouParameters,
    answer: forYouList,
    query: listForYou,
  }),
  endpoint({
    path: '/api/posts/similar',
    about: 'Public posts like a post, or like a title that is being written.',
    cost: 5,
    errors: 'json',
    who: 'all',
    parameters: similarParameters,
    answer: postList,
    query: listSimilar,
  }),
  endpoint({
    path: '/api/posts/:id',
    about: 'One post with what the viewer may do; its poster gets what remains of a deleted one.',
    errors: 'text',
    who: 'all',
    parameters: oneParameters,
    answer: z.union([postDetails, postTombstone]),
    query: getPost,
  }),
  endpoint({
    path: '/api/posts/:id/price-history',
    about: 'Every known price of the product, from all its posts and their edits.',
    cost: 2,
    errors: 'json',
    who: 'all',
    parameters: oneParameters,
    answer: priceHistory,
    query: getPriceHistory,
  }),
  endpoint({
    path: '/api/posts/:id/rank',
    about: 'Why a post stands where it stands in the order "best".',
    errors: 'json',
    who: 'all',
    parameters: oneParameters,
    answer: rankView,
    query: getRank,
  }),
]
