import { featuredApi } from '../../features/featured/featured.endpoints.ts'
import { countFilters, filtersFrom } from '../../features/posts/feed-filters.ts'
import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { preferred, readingOf } from '../../features/preferences/preferred.ts'
import { storesApi } from '../../features/stores/stores.endpoints.ts'
import { settled } from '../shared/page.ts'
import type { Page } from '../shared/page.ts'
import { homeRequest } from './home-requests.ts'
import { HomeScreen, tagline } from './HomeScreen.tsx'

export const page: Page = {
  Screen: HomeScreen,
  async preload({ url, viewer, getState, ask }) {
    const filters = filtersFrom(url.searchParams)
    const currency = preferred(getState(), 'currency')
    const request = homeRequest(filters, { viewer, currency, reading: readingOf(getState()) })
    await settled(
      ask(postsApi.endpoints.getFeed, request),
      ...(countFilters(filters) === 0 ? [ask(featuredApi.endpoints.listFeatured, currency)] : []),
      ...filters.stores.map((slug) => ask(storesApi.endpoints.getStore, slug)),
    )
  },
  head: ({ url }) => ({
    title: 'Home',
    description: tagline,
    canonical: '/',
    feed: '/feed.xml',
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Dealstream',
      url: `${url.origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${url.origin}/search?q={term}`,
        'query-input': 'required name=term',
      },
    },
  }),
}
