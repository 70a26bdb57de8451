import type { postReads, suggestionReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { getPost } from './get-post.query.ts'
import { getPriceHistory } from './get-price-history.query.ts'
import { getRank } from './get-rank.query.ts'
import { listForYou } from './list-for-you.query.ts'
import { listPosts } from './list-posts.query.ts'
import { listSimilar } from './list-similar.query.ts'
import { listEdits, listSuggestions } from './list-suggestions.query.ts'

export const suggestionAnswers: Answers<typeof suggestionReads> = {
  listSuggestions: { query: listSuggestions },
  listEdits: { query: listEdits, cost: 2 },
}
export const postAnswers: Answers<typeof postReads> = {
  listPosts: { query: listPosts, cost: 2, isSearch: ({ q }) => typeof q === 'string' && q.trim() !== '' },
  listForYou: { query: listForYou, cost: 5 },
  listSimilar: { query: listSimilar, cost: 5 },
  getPost: { query: getPost },
  getPriceHistory: { query: getPriceHistory, cost: 2 },
  getRank: { query: getRank },
}
