import { categories, feedReads, pagePaths, serverPaths } from '@deals/events'
import { posts, stores } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { element, parent } from './xml.ts'

/** A sitemap holds at most 50,000 addresses; older posts are found through the lists. */
const mostPosts = 20_000
const mostStores = 5_000
const { home, popular, trending, sales, categories: allCategories, stores: allStores } = pagePaths
const pages = [home, popular, trending, sales, allCategories, allStores]

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
        ...pages.map(({ path }) => path),
        ...categories.map(({ slug }) => pagePaths.category.to(slug)),
        ...known.map(({ slug }) => pagePaths.store.to(slug)),
      ].map((path) => ({ path, changed: null })),
      ...active.map(({ postId, updatedAt }) => ({ path: pagePaths.post.to(postId), changed: updatedAt })),
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

/** The folder at the top in which a path lies. */
const folderOf = ({ path }: { readonly path: string }): string => path.slice(0, path.indexOf('/', 1) + 1)
const closed = [
  ...['/api/', '/internal/', serverPaths.logIn, serverPaths.register, folderOf(pagePaths.settings)],
  ...[folderOf(feedReads.alertFeed), folderOf(pagePaths.staffDashboard), pagePaths.search.path, pagePaths.submit.path],
]

const robotsAsText = (publicUrl: string): string =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  )
