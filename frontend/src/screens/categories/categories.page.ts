import { categoriesApi } from '../../features/categories/categories.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import type { Page } from '../shared/page.ts'
import { CategoriesScreen } from './CategoriesScreen.tsx'

export const page: Page = {
  Screen: CategoriesScreen,
  preload: async ({ ask }) => {
    await ask(categoriesApi.endpoints.getCategories, undefined)
  },
  head: () => ({ title: 'Categories', description: 'All categories of deals.', canonical: routes.categories.path }),
}
