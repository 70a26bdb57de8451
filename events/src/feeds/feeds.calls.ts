import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { oneIfKnown, leastField, listOf, text } from '../platform/call-fields.ts'
import { currencies } from '../platform/currencies.ts'
import { postTypes } from '../posts/post.vocabulary.ts'
import { changeList, postChanges } from './changes.api.ts'

const mostVotes = 999_999
const filters = z.object({
  types: listOf('types', postTypes),
  minVotes: leastField('minVotes', mostVotes),
  currency: oneIfKnown(currencies),
})
const page = { who: 'anybody', speaks: 'text', answers: z.string() } as const
const rss = { ...page, query: filters, type: 'application/rss+xml' } as const

const changeFilters = filters.extend({ changes: listOf('changes', postChanges) })
const changes = { ...rss, query: changeFilters } as const

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
  alertFeed: call('GET /alerts/:key/feed.xml', {
    ...page,
    type: 'application/rss+xml',
    about: 'What the alerts of a member found, as RSS; the address is theirs alone and opens nothing else.',
    refuses: ['not-found'],
  }),
  siteChanges: call('GET /changes.xml', { ...changes, about: 'What changed of deals lately, as RSS.' }),
  categoryChanges: call('GET /category/:slug/changes.xml', {
    ...changes,
    about: 'What changed of the deals of a category lately, as RSS.',
    refuses: ['category-not-found'],
  }),
  storeChanges: call('GET /store/:slug/changes.xml', {
    ...changes,
    about: 'What changed of the deals of a store lately, as RSS.',
    refuses: ['store-not-found'],
  }),
  postChanges: call('GET /post/:id/changes.xml', {
    ...changes,
    about: 'What changed of a post, as RSS.',
    refuses: ['post-not-found', 'post-under-review'],
  }),
  searchChanges: call('GET /search/changes.xml', {
    ...changes,
    query: changeFilters.extend({ q: text('q') }),
    about: 'What changed of the newest deals with certain words, as RSS; nothing without words.',
  }),
  listChanges: call('GET /api/changes', {
    about:
      'What changed of deals lately, the latest first: of a post, a store, a category, or a search. Asked for as ' +
      '`text/event-stream` it stays open: an event `change` holds what is known, each later one what has happened since.',
    who: 'anybody',
    speaks: 'text',
    query: changeFilters.extend({ post: text('post'), store: text('store'), category: text('category'), q: text('q') }),
    answers: changeList,
    type: 'text/event-stream',
    refuses: ['post-not-found', 'post-under-review', 'category-not-found', 'store-not-found'],
  }),
  getSitemap: call('GET /sitemap.xml', { ...page, about: 'Addresses for search engines.', type: 'application/xml' }),
  getRobots: call('GET /robots.txt', { ...page, about: 'What robots may visit.', type: 'text/plain' }),
}
