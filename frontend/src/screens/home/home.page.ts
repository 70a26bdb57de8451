import { siteName } from '@deals/events'
import { featuredApi } from '../../features/featured/featured.endpoints.ts'
import { countFilters, filtersFrom } from '../../features/posts/feed-filters.ts'
import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { preferred, readingOf } from '../../features/preferences/preferred.ts'
import { storesApi } from '../../features/stores/stores.endpoints.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { absoluteTime } from '../../lib/relative-time.ts'
import { frontPagesApi } from '../../features/front-pages/front-pages.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { settled, type Page, type PageContext, type PageHead } from '../shared/page.ts'
import { homeRequest } from './home-requests.ts'
import { HomeScreen, tagline } from './HomeScreen.tsx'

/** No server answered. */
const unanswered = 503

/** What was is no second home page for search engines. */
function pastHead(at: string, getState: PageContext['getState']): PageHead {
  const { data, error } = frontPagesApi.endpoints.getFrontPage.select(at)(getState())
  return {
    title: data === undefined ? 'An earlier home page' : `The home page of ${absoluteTime(data.hour)}`,
    canonical: routes.home.to(),
    noIndex: true,
    ...(error !== undefined && { status: statusOf(error) || unanswered }),
  }
}

function head({ url, getState }: PageContext): PageHead {
  const at = url.searchParams.get('at')
  if (at !== null) {
    return pastHead(at, getState)
  }
  return {
    title: 'Home',
    description: tagline,
    canonical: routes.home.path,
    feed: '/feed.xml',
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: siteName,
      url: `${url.origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${url.origin}${routes.search.path}?q={term}`,
        'query-input': 'required name=term',
      },
    },
  }
}

export const page: Page = {
  Screen: HomeScreen,
  async preload({ url, viewer, getState, ask }) {
    const at = url.searchParams.get('at')
    if (at !== null) {
      await ask(frontPagesApi.endpoints.getFrontPage, at)
      return
    }
    const filters = filtersFrom(url.searchParams)
    const currency = preferred(getState(), 'currency')
    const request = homeRequest(filters, { viewer, currency, reading: readingOf(getState()) })
    await settled(
      ask(postsApi.endpoints.getFeed, request),
      ...(countFilters(filters) === 0 ? [ask(featuredApi.endpoints.listFeatured, currency)] : []),
      ...filters.stores.map((slug) => ask(storesApi.endpoints.getStore, slug)),
    )
  },
  head,
}
