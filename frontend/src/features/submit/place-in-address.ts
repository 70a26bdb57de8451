import { findCategory, findSubCategory } from '@deals/events'
import type { PostFormValues } from './post-form-values.ts'

/** Longer ones are no names of stores. */
const longestName = 60

/** What a page knows of a deal that is posted from there. */
export interface PostPlace {
  readonly category?: string
  readonly subCategory?: string
  /** Both, or the form would have to look the store up. */
  readonly store?: { readonly slug: string; readonly name: string }
}

/** What stands behind the address of the form. */
export function placeQuery({ category, subCategory, store }: PostPlace): string {
  const given = { category, subCategory, store: store?.slug, storeName: store?.name }
  const known = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  const query = new URLSearchParams(known).toString()
  return query === '' ? '' : `?${query}`
}

/** The fields of the form that its address fills in; what it does not know is left out. */
export function fieldsFrom(params: URLSearchParams): Partial<PostFormValues> {
  const [category, subCategory] = [findCategory(params.get('category') ?? ''), params.get('subCategory') ?? '']
  const storeName = params.get('storeName')?.trim() ?? ''
  return {
    ...(category && { categorySlug: category.slug }),
    ...(category && findSubCategory(category.slug, subCategory) && { subCategorySlug: subCategory }),
    ...(storeName !== '' && storeName.length <= longestName && { storeName, storeSlug: params.get('store') ?? '' }),
  }
}
