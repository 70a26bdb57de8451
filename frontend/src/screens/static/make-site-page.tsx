import { sitePageWords, type SitePage } from '@deals/events'
import { sitePagesApi } from '../../features/site-pages/site-pages.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { SitePageScreen } from './SitePageScreen.tsx'

/** The page of one of the site's texts about itself. */
export function makeSitePage(slug: SitePage): Page {
  const { getSitePage, getSitePageVersion } = sitePagesApi.endpoints
  const { title, description, path: canonical } = sitePageWords[slug]
  return {
    Screen: () => <SitePageScreen slug={slug} />,
    preload: ({ ask, url }) => {
      const version = url.searchParams.get('version')
      const asked = version === null ? [] : [ask(getSitePageVersion, { slug, version })]
      return settled(ask(getSitePage, slug), ...asked)
    },
    head: () => ({ title, description, canonical }),
  }
}
