import type { CollectionSchema } from '../platform/read-models.ts'
/** What full-text search reads of a post. id: postId */
export interface SearchDoc {
  postId: number
  title: string
  content: string
  category: string
  store: string
  type: string
  status: string
  categorySlug: string
  subCategorySlug?: string
  storeSlug?: string
  authorId: string
  createdAt: number
  listedCurrencies: string[]
}
export const postSearch: CollectionSchema = {
  name: 'post_search',
  fields: {
    postId: 'number',
    type: 'text',
    status: 'text',
    categorySlug: 'text',
    subCategorySlug: 'text',
    storeSlug: 'text',
    authorId: 'text',
    createdAt: 'number',
    listedCurrencies: 'texts',
  },
  indexes: [['authorId']],
  search: { title: 4, store: 3, category: 2, content: 1 },
}
