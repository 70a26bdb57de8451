import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { currencyField, listOf, text } from '../platform/call-fields.ts'
import { postTypes } from '../posts/post.vocabulary.ts'

const filters = z.object({ types: listOf('types', postTypes), minVotes: text('minVotes'), currency: currencyField })
const page = { who: 'anybody', speaks: 'text', answers: z.string() } as const
const rss = { ...page, query: filters, type: 'application/rss+xml' } as const

/** What query-api tells programs that follow the site or look through it. */
export const feedReads = {
  siteFeed: call('GET /feed.xml', { ...rss, about: 'The newest deals as RSS.' }),
  categoryFeed: call('GET /category/:slug/feed.xml', {
    ...rss,
    about: 'The newest deals of a category as RSS.',
    refuses: ['category-not-found'],
  }),
  storeFeed: call('GET /store/:slug/feed.xml', {
    ...rss,
    about: 'The newest deals of a store as RSS.',
    refuses: ['store-not-found'],
  }),
  userFeed: call('GET /user/:username/feed.xml', {
    ...rss,
    about: 'The newest deals of a member as RSS.',
    refuses: ['user-not-found'],
  }),
  searchFeed: call('GET /search/feed.xml', {
    ...rss,
    query: filters.extend({ q: text('q') }),
    about: 'The newest deals with certain words as RSS; nothing without words.',
  }),
  getSitemap: call('GET /sitemap.xml', { ...page, about: 'Addresses for search engines.', type: 'application/xml' }),
  getRobots: call('GET /robots.txt', { ...page, about: 'What robots may visit.', type: 'text/plain' }),
}
