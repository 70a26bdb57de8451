import { usualNewsletter, usualSitePages } from '@deals/events'
import { aStore } from '@deals/events/testing'
import { now, post, whoTheyAre, type Samples } from './subjects.ts'

const announcement = {
  text: 'New: alerts for whole stores',
  audience: 'everybody',
  endsAt: new Date(now + 86_400_000).toISOString(),
}

/** Calls of staff, and of those who speak for stores. */
export const staffSamples: Samples = {
  'POST /api/staff/settings/rehearse': () => ({ body: { values: { 'reports.score': 4 } } }),
  'PATCH /api/staff/settings': () => ({ body: { version: 0, values: {} } }),
  'POST /api/staff/featured': (id) => ({
    before: [post(id)],
    body: { postId: id, endsAt: new Date(now + 86_400_000).toISOString() },
  }),
  'DELETE /api/staff/featured/:postId': () => ({ path: '/api/staff/featured/404' }),
  'POST /api/staff/announcements': () => ({ body: announcement }),
  'PUT /api/staff/announcements/:announcementId': () => ({
    path: '/api/staff/announcements/404',
    body: { ...announcement, version: 0 },
  }),
  'POST /api/staff/announcements/:announcementId/end': () => ({
    path: '/api/staff/announcements/404/end',
    body: { version: 0 },
  }),
  'GET /api/pages/:slug': () => ({ path: '/api/pages/terms' }),
  'GET /api/pages/:slug/versions/:version': () => ({ path: '/api/pages/terms/versions/1' }),
  'PUT /api/staff/pages/:slug': () => ({
    path: '/api/staff/pages/about',
    body: { version: 1, text: usualSitePages.about, what: 'Nothing.' },
  }),
  'PUT /api/staff/newsletter': () => ({ body: { version: 0, ...usualNewsletter } }),
  'POST /api/staff/stores': (id) => ({ body: { slug: `shop-${id}`, name: `Shop ${id}`, url: 'https://shop.example' } }),
  'POST /api/staff/stores/:slug/representatives': (id) => ({
    before: [aStore({ slug: `shop-of-${id}`, hosts: [] })],
    path: `/api/staff/stores/shop-of-${id}/representatives`,
    body: { username: 'bob', verified: true, reason: 'They wrote from its address.' },
  }),
  'POST /api/staff/stores/:slug/representatives/decline': (id) => ({
    before: [
      aStore({ slug: `asked-${id}`, hosts: [] }),
      { type: 'RepresentativeAsked', data: { slug: `asked-${id}`, userId: 'bob', ...whoTheyAre } },
    ],
    path: `/api/staff/stores/asked-${id}/representatives/decline`,
    body: { username: 'bob', reason: 'The address is not of the shop.' },
  }),
  'POST /api/stores/:slug/representatives': () => ({ body: whoTheyAre }),
  'POST /api/staff/stores/:slug/merge': (id) => ({
    before: [aStore({ slug: `one-${id}`, hosts: [] }), aStore({ slug: `two-${id}`, hosts: [] })],
    path: `/api/staff/stores/one-${id}/merge`,
    body: { into: `two-${id}`, version: 0, intoVersion: 0, reason: 'It is the same shop.' },
  }),
  'POST /api/staff/stores/:slug/unmerge': (id) => ({
    before: [
      aStore({ slug: `three-${id}`, hosts: [] }),
      { type: 'StoreMerged', data: { slug: `three-${id}`, into: 'nowhere', reason: 'It is the same shop.' } },
    ],
    path: `/api/staff/stores/three-${id}/unmerge`,
    body: { version: 1 },
  }),
  'PATCH /api/staff/stores/:slug': () => ({ body: { name: 'North Audio' } }),
  'POST /api/staff/projections/:name/:action': () => ({
    path: '/api/staff/projections/stores/verify',
    body: {},
  }),
  'GET /api/staff/scores/failures': () => ({ path: '/api/staff/scores/failures?reason=late' }),
  // Nobody here serves a model, so it ends at once instead of scoring everything that was posted before.
  'POST /api/staff/scores/replays': () => ({ body: { model: 'bigger', promptVersion: 'score-1', mostTokens: 20_000 } }),
  'POST /api/staff/scores/replays/:replayId/stop': () => ({ path: '/api/staff/scores/replays/none/stop', body: {} }),
  'GET /api/staff/scores/replays/:replayId': () => ({ path: '/api/staff/scores/replays/none' }),
  'POST /api/staff/scores/retry': () => ({ body: { reason: 'late' } }),
  'PATCH /api/staff/inbox/:id': () => ({ path: '/api/staff/inbox/BR-1', body: { version: 1, state: 'done' } }),
  'POST /api/staff/parked': () => ({ body: { projection: 'stores', key: 'north-audio', action: 'retry' } }),
  'POST /api/staff/sub-categories/:slug/move': () => ({
    path: '/api/staff/sub-categories/drones/move',
    body: { into: 'collectibles', reason: 'There are too few of them.' },
  }),
  'POST /api/staff/sub-categories/:slug/unmove': () => ({
    before: [
      { type: 'SubCategoryMoved', data: { slug: 'tvshows', into: 'movies', reason: 'They are streamed alike.' } },
    ],
    path: '/api/staff/sub-categories/tvshows/unmove',
    body: { into: 'movies' },
  }),
}
