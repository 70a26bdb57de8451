import type { feedReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { categoryFeed, siteFeed, storeFeed } from './get-feed.query.ts'
import { getRobots, getSitemap } from './get-sitemap.query.ts'

export const feedAnswers: Answers<typeof feedReads> = {
  siteFeed: { query: siteFeed, cost: 5 },
  categoryFeed: { query: categoryFeed, cost: 5 },
  storeFeed: { query: storeFeed, cost: 5 },
  getSitemap: { query: getSitemap, cost: 5 },
  getRobots: { query: getRobots, cost: 5 },
}
