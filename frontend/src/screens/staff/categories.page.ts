import { categoryDeskApi } from '../../features/staff/category-desk.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { CategoriesScreen } from './categories/CategoriesScreen.tsx'

export const page: Page = {
  Screen: CategoriesScreen,
  preload: ({ ask }) => settled(ask(categoryDeskApi.endpoints.countCategories, undefined)),
  head: () => ({ title: 'Categories · Staff dashboard', noIndex: true }),
}
