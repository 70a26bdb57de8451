import { sitePagesApi } from '../../features/site-pages/site-pages.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { SitePagesScreen, chosenPage } from './site-pages/SitePagesScreen.tsx'

export const page: Page = {
  Screen: SitePagesScreen,
  preload: ({ ask, url }) => settled(ask(sitePagesApi.endpoints.getSitePage, chosenPage(url.searchParams.get('page')))),
  head: () => ({ title: 'Pages · Staff dashboard', noIndex: true }),
}
