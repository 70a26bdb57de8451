import { categoriesApi } from '../../features/categories/categories.endpoints.ts'
import type { Page } from '../shared/page.ts'
import { CategoriesScreen } from './CategoriesScreen.tsx'

export const page: Page = {
  Screen: CategoriesScreen,
  preload: async ({ dispatch }) => {
    await dispatch(categoriesApi.endpoints.getCategories.initiate())
  },
  head: () => ({ title: 'Categories', description: 'All categories of deals.', canonical: '/categories' }),
}
