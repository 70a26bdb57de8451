import { postsApi } from '../../features/posts/posts.endpoints.ts'
import type { Page } from '../shared/page.ts'
import { ForYouScreen } from './ForYouScreen.tsx'

export const page: Page = {
  Screen: ForYouScreen,
  async preload({ viewer, dispatch }) {
    if (viewer !== null) {
      await dispatch(postsApi.endpoints.getForYou.initiate())
    }
  },
  head: () => ({ title: 'For You', description: 'Deals chosen by what you like.', canonical: '/for-you' }),
}
