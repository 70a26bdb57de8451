import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import {
  categoryFeed,
  categoryFeedParameters,
  feedAsRss,
  siteFeed,
  siteFeedParameters,
  storeFeed,
} from './get-feed.query.ts'
import { getRobots, getSitemap, robotsAsText, sitemapAsXml } from './get-sitemap.query.ts'

const rss = { type: 'application/rss+xml', write: feedAsRss }

export const feedsRoutes = [
  endpoint({
    path: '/feed.xml',
    about: 'The newest deals as RSS.',
    cost: 5,
    errors: 'text',
    who: 'all',
    parameters: siteFeedParameters,
    answer: z.string(),
    query: siteFeed,
    send: rss,
  }),
  endpoint({
    path: '/category/:slug/feed.xml',
    about: 'The newest deals of a category as RSS.',
    cost: 5,
    errors: 'text',
    who: 'all',
    parameters: categoryFeedParameters,
    answer: z.string(),
    query: categoryFeed,
    send: rss,
  }),
  endpoint({
    path: '/store/:slug/feed.xml',
    about: 'The newest deals of a store as RSS.',
    cost: 5,
    errors: 'text',
    who: 'all',
    parameters: categoryFeedParameters,
    answer: z.string(),
    query: storeFeed,
    send: rss,
  }),
  endpoint({
    path: '/sitemap.xml',
    about: 'Addresses for search engines.',
    cost: 5,
    errors: 'text',
    who: 'all',
    parameters: z.object({}),
    answer: z.string(),
    query: getSitemap,
    send: { type: 'application/xml', write: sitemapAsXml },
  }),
  endpoint({
    path: '/robots.txt',
    about: 'What robots may visit.',
    cost: 5,
    errors: 'text',
    who: 'all',
    parameters: z.object({}),
    answer: z.string(),
    query: getRobots,
    send: { type: 'text/plain', write: robotsAsText },
  }),
]
