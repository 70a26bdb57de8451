import { categoryList } from '@deals/events'
import { endpoint } from '../platform/endpoint.ts'
import { listCategories, listCategoriesParameters } from './list-categories.query.ts'

export const categoriesRoutes = [
  endpoint({
    path: '/api/categories',
    about: 'The catalogue in its order, with counts.',
    errors: 'json',
    who: 'all',
    parameters: listCategoriesParameters,
    answer: categoryList,
    query: listCategories,
  }),
]
