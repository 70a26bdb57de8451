import { findCategory, findSubCategory, readWebAddress } from '@deals/events'
import type { PostFormValues } from './post-form-values.ts'

/** Longer ones are no names of stores. */
const longestName = 60

/** The fields of the form that its address fills in; what it does not know is left out. */
export function fieldsFrom(params: URLSearchParams): Partial<PostFormValues> {
  const [category, subCategory] = [findCategory(params.get('category') ?? ''), params.get('subCategory') ?? '']
  const storeName = params.get('storeName')?.trim() ?? ''
  const dealUrl = sharedLink(params)
  return {
    ...(dealUrl !== undefined && { dealUrl }),
    ...(category && { categorySlug: category.slug }),
    ...(category && findSubCategory(category.slug, subCategory) && { subCategorySlug: subCategory }),
    ...(storeName !== '' && storeName.length <= longestName && { storeName, storeSlug: params.get('store') ?? '' }),
  }
}

/** What a device or a bookmark of the browser hands over: as the link itself or, as most phones do, within words. */
function sharedLink(params: URLSearchParams): string | undefined {
  const words = ['url', 'text'].flatMap((name) => params.get(name)?.split(/\s+/) ?? [])
  return words.find((word) => /^https?:\/\//i.test(word) && readWebAddress(word) !== 'not-an-address')
}
