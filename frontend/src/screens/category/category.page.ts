import { findCategory, categoryDescription } from '@deals/events'
import { announcementsApi } from '../../features/announcements/announcements.endpoints.ts'
import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { preferred } from '../../features/preferences/preferred.ts'
import { routes } from '../../lib/routes.ts'
import type { Page, PageContext } from '../shared/page.ts'
import { askChosenStore } from '../shared/ask-chosen-store.ts'
import { categoryRequest } from './category-request.ts'
import { CategoryScreen } from './CategoryScreen.tsx'
import { movedAddress } from './moved-address.ts'

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
    const { data } = announcementsApi.endpoints.getAnnouncements.select(undefined)(context.getState())
    const location = movedAddress(category, context.url.searchParams, data?.movedSubCategories ?? {})
    return {
      title: `${category.name} Deals`,
      description: categoryDescription(category.slug),
      canonical: routes.category.to(category.slug),
      feed: `${routes.category.to(category.slug)}/feed.xml`,
      // Nobody keeps it: that a sub-category was moved can be taken back.
      ...(location !== null && { status: 301, location, noIndex: true }),
    }
  },
}
