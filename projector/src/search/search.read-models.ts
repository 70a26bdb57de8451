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
  currency?: string
  isPriced?: boolean
  /** Whether it was ever active, so that `createdAt` is settled. */
  isPublished: boolean
}
export const postSearch: CollectionSchema<SearchDoc> = {
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
  indexes: [['authorId'], ['storeSlug']],
  search: { title: 4, content: 1, store: 3, category: 2 },
  searchKeys: ['status', 'type', 'categorySlug', 'subCategorySlug', 'storeSlug', 'authorId', 'listedCurrencies'],
  // Most posts are of one type, and most of a young site are active.
  counts: [['status'], ['type']],
  isNumbered: true,
}
/** The name of a shop, for the posts that name it. id: slug */
export interface SearchStoreDoc {
  name: string
}
export const searchStores: CollectionSchema<SearchStoreDoc> = {
  name: 'search_stores',
  fields: {},
  indexes: [],
  isShared: true,
}
