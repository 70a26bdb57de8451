import { categories } from '@deals/events'
import { posts, stores } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { element, parent } from './xml.ts'

/** A sitemap holds at most 50,000 addresses; older posts are found through the lists. */
const mostPosts = 20_000
const mostStores = 5_000
const pages = ['/', '/popular', '/trending', '/sales', '/categories', '/stores']

interface Place {
  path: string
  changed: number | null
}

/** GET /sitemap.xml */
export const getSitemap = defineQuery({
  reads: [posts, stores],
  find: async ({ readModels }) => {
    const [active, known] = await Promise.all([
      readModels.collection(posts).find({ status: 'active' }, { sort: [['createdAt', -1]], limit: mostPosts }),
      readModels.collection(stores).find({ status: 'active' }, { sort: [['nameKey', 1]], limit: mostStores }),
    ])
    return [
      ...[
        ...pages,
        ...categories.map(({ slug }) => `/category/${slug}`),
        ...known.map(({ slug }) => `/store/${slug}`),
      ].map((path) => ({ path, changed: null })),
      ...active.map(({ postId, updatedAt }) => ({ path: `/post/${postId}`, changed: updatedAt })),
    ]
  },
  hydrate: async (_asking, found) => found,
  permit: everybodyMay,
  present: ({ publicUrl }, places): string => sitemapAsXml(publicUrl, places),
})

function sitemapAsXml(publicUrl: string, places: readonly Place[]): string {
  const urls = places.map(({ path, changed }) =>
    parent('url', [
      element('loc', `${publicUrl}${path}`),
      ...(changed === null ? [] : [element('lastmod', iso(changed).slice(0, 10))]),
    ]),
  )
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>${urls.join('')}</urlset>\n`
}

/** GET /robots.txt: what is personal or costly is not for robots. */
export const getRobots = defineQuery({
  reads: [],
  find: async () => null,
  hydrate: async () => null,
  permit: everybodyMay,
  present: ({ publicUrl }): string => robotsAsText(publicUrl),
})

const closed = ['/api/', '/internal/', '/login', '/register', '/account/', '/alerts/', '/staff/', '/search', '/submit']

const robotsAsText = (publicUrl: string): string =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  )
