import { visitsApi } from '../../features/visits/visits.endpoints.ts'
import { pageFrom } from '../shared/use-page-number.ts'
import { settled, type Page } from '../shared/page.ts'
import { newsKindFrom } from './news-kinds.ts'
import { SinceScreen } from './SinceScreen.tsx'

export const page: Page = {
  Screen: SinceScreen,
  preload: ({ ask, viewer, params, url }) =>
    viewer === null
      ? settled()
      : settled(
          ask(visitsApi.endpoints.listNews, { kind: newsKindFrom(params['kind']), page: pageFrom(url.searchParams) }),
        ),
  head: () => ({ title: 'Since your last visit', noIndex: true }),
}
