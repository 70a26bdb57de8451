import {
  datePostedDays,
  findCategory,
  findSubCategory,
  fromFilterParam,
  postTypes,
  slugOfName,
  subCategoryNames,
} from '@deals/events'
import { sortOptions } from '../../features/posts/sort-options.ts'
import { isDiscount, isStoreSlug } from '../shared/chosen-facets.ts'
import { isPriceRange } from '../shared/price-range.ts'
import { caseReads, editReads } from './desk-reads.ts'
import { periods } from './popular-request.ts'
import { storeTabs } from './store-request.ts'
import type { Read, Reads } from './unread-filters.ts'

const oneOf = (word: string, known: readonly string[]): Read => ({
  word,
  isUnderstood: (asked) => known.includes(asked),
})
const valuesOf = (choices: readonly { readonly value: string }[]): string[] => choices.map(({ value }) => value)
const isCategory = (asked: string): boolean => findCategory(asked) !== undefined

const type: Reads = { type: oneOf('type', postTypes) }
const order: Reads = { sort: oneOf('order', valuesOf(sortOptions('product'))) }
const facets: Reads = {
  ...type,
  price: { word: 'price', isUnderstood: isPriceRange },
  store: { word: 'store', isUnderstood: isStoreSlug },
  discount: { word: 'discount', isUnderstood: isDiscount },
}

interface Asked {
  readonly params: URLSearchParams
  /** What the path names. */
  readonly slug: string
}

/** What the address of each page may ask for. */
export const pageReads = {
  home: () => ({ categories: { word: 'category', isList: true, isUnderstood: isCategory }, ...order }),
  category: ({ slug }) => ({
    filter: {
      word: 'sub-category',
      isList: true,
      isUnderstood: (asked) => findSubCategory(slug, fromFilterParam(asked.trim())) !== undefined,
    },
    ...facets,
    ...order,
  }),
  sales: () => ({ sort: oneOf('order', valuesOf(sortOptions('sales'))), ending: oneOf('end', ['soon']) }),
  popular: () => ({ period: oneOf('period', valuesOf(periods)) }),
  trending: () => type,
  store: () => ({ ...type, ...order, tab: oneOf('tab', storeTabs) }),
  desk: () => caseReads,
  edits: () => editReads,
  search: ({ params }) => ({
    ...facets,
    category: { word: 'category', isUnderstood: isCategory },
    sub: oneOf('sub-category', subCategoryNames(params.get('category') ?? '').map(slugOfName)),
    date: oneOf('time', Object.keys(datePostedDays)),
    expired: oneOf('choice of expired deals', ['yes', 'no']),
    sort: oneOf('order', ['relevance', ...valuesOf(sortOptions('product'))]),
  }),
} as const satisfies Readonly<Record<string, (asked: Asked) => Reads>>
export type PageWithFilters = keyof typeof pageReads
