import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import type { Page } from '../shared/page.ts'
import { chosenCategories } from './for-you-categories.ts'
import { ForYouScreen } from './ForYouScreen.tsx'

export const page: Page = {
  Screen: ForYouScreen,
  async preload({ url, viewer, ask }) {
    if (viewer !== null) {
      await ask(postsApi.endpoints.getForYou, chosenCategories(url.searchParams))
    }
  },
  head: () => ({ title: 'For You', description: 'Deals chosen by what you like.', canonical: routes.forYou.path }),
}
