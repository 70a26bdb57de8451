import { findCategory } from '@deals/events'
import { routes } from '../../app/routes.ts'
import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { preferred } from '../../features/preferences/preferred.ts'
import type { Page, PageContext } from '../shared/page.ts'
import { askChosenStore } from '../shared/ask-chosen-store.ts'
import { categoryRequest } from './category-request.ts'
import { CategoryScreen } from './CategoryScreen.tsx'

const categoryOf = ({ params }: PageContext) => findCategory(params['slug'] ?? '')

export const page: Page = {
  Screen: CategoryScreen,
  async preload(context) {
    const category = categoryOf(context)
    if (category !== undefined) {
      const currency = preferred(context.getState(), 'currency')
      const request = categoryRequest(category, context.url.searchParams, currency)
      await Promise.all([context.ask(postsApi.endpoints.getFeed, request), askChosenStore(context)])
    }
  },
  head(context) {
    const category = categoryOf(context)
    if (category === undefined) {
      return { title: 'Category not found', status: 404, noIndex: true }
    }
    return {
      title: `${category.name} Deals`,
      description: category.description,
      canonical: routes.category.to(category.slug),
      feed: `${routes.category.to(category.slug)}/feed.xml`,
    }
  },
}
