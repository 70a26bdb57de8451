import { callsIn, queryCalls, type HttpCall } from '@deals/events'
import { alertId, ann, firstTime, storeSlug } from '@deals/events/testing'

const at = new Date(firstTime + 5_000).toISOString()

/** What calls are asked with behind their paths, and paths that are about something else; the rest is asked plainly. */
const asked: Readonly<Record<string, readonly string[]>> = {
  'GET /api/posts': [
    '/api/posts?categories=computers&includeRecommendations=true&limit=2',
    '/api/posts?sortOrder=newest&statuses=active,expired,staff-review,poster-review&limit=2',
    '/api/posts?sortOrder=price_asc&priceMax=100&datePosted=1m',
    '/api/posts?q=headphones',
    '/api/posts?q=store:north-audio',
    '/api/posts?q=by:ann&statuses=staff-review',
    '/api/posts?page=2&limit=2',
  ],
  'GET /api/posts/facets': [
    '/api/posts/facets?categories=computers',
    '/api/posts/facets?q=headphones&stores=north-audio',
    '/api/posts/facets?statuses=staff-review',
  ],
  'GET /api/posts/:id': ['/api/posts/1', '/api/posts/2'],
  'GET /api/posts/similar': ['/api/posts/similar?postId=3', '/api/posts/similar?title=headphones'],
  'GET /api/posts/spellings': ['/api/posts/spellings?q=hedphones'],
  'GET /api/posts/:id/why-found': ['/api/posts/1/why-found?q=headphones'],
  'GET /api/posts/:id/as-of': [`/api/posts/1/as-of?at=${at}`],
  'GET /api/posts/:id/comments': [
    '/api/posts/1/comments?sort=new&limit=1',
    '/api/posts/2/comments?depth=2',
    '/api/posts/1/comments?q=fine',
  ],
  'GET /api/front-pages': ['/api/front-pages?at=2026-01-15T09:00Z'],
  'GET /api/stores/:slug/as-of': [`/api/stores/${storeSlug}/as-of?at=${at}`],
  'GET /api/stores': ['/api/stores', '/api/stores?sort=activeDeals&currency=USD'],
  'GET /api/categories': ['/api/categories', '/api/categories?currency=USD'],
  'GET /api/changes': ['/api/changes', '/api/changes?post=1', '/api/changes?q=headphones'],
  'GET /search/feed.xml': ['/search/feed.xml?q=headphones'],
  'GET /search/changes.xml': ['/search/changes.xml?q=headphones'],
  'GET /api/users/:username/posts': ['/api/users/ann/posts', '/api/users/bob/posts?type=expired'],
  'GET /api/deal-alerts/why': ['/api/deal-alerts/why?postId=1'],
  'GET /api/deal-alerts/matches': ['/api/deal-alerts/matches', `/api/deal-alerts/matches?alertId=${alertId}`],
  'GET /api/bookmarks': ['/api/bookmarks', '/api/bookmarks?q=headphones'],
  'GET /api/moderation/queue': ['/api/moderation/queue', '/api/moderation/queue?lane=poster-review'],
  'GET /api/moderation/log': ['/api/moderation/log', '/api/moderation/log?about=1', '/api/moderation/log?format=csv'],
  'GET /api/moderation/users/:username/undo': [`/api/moderation/users/mo/undo?from=${firstTime}`],
  'GET /api/staff/scores/failures': ['/api/staff/scores/failures?reason=late'],
  'GET /api/moderation/users': ['/api/moderation/users?q=b'],
  'GET /api/live': ['/api/live?posts=1,2'],
  'GET /api/visits/since': ['/api/visits/since', `/api/visits/since?since=${at}`],
}

/** What the names in a path stand for. */
const named: Readonly<Record<string, string>> = {
  id: '1',
  commentId: '101',
  replayId: 'replay1',
  username: ann,
  slug: storeSlug,
  version: '1',
  key: 'a-key',
}
/** Where they stand for something else. */
const ofOthers: Readonly<Record<string, string>> = {
  'GET /api/comments/:id/history': '/api/comments/101/history',
  'GET /api/reports/comment/:id': '/api/reports/comment/101',
  'GET /api/moderation/bulk/:id': '/api/moderation/bulk/bulk1',
  'GET /api/pages/:slug': '/api/pages/about',
  'GET /api/pages/:slug/versions/:version': '/api/pages/about/versions/2',
  'GET /category/:slug/feed.xml': '/category/computers/feed.xml',
  'GET /category/:slug/changes.xml': '/category/computers/changes.xml',
}

/** The addresses by which a call is asked; without a sample it is asked by its path. */
export const askedOf = ({ at: address, path }: HttpCall): readonly string[] =>
  asked[address] ?? [ofOthers[address] ?? path.replace(/:(\w+)/g, (_all, name: string) => named[name] ?? name)]

/** Every address that this side answers. */
export const askedOfAll: readonly { call: HttpCall; path: string }[] = callsIn(queryCalls).flatMap((call) =>
  askedOf(call).map((path) => ({ call, path })),
)
