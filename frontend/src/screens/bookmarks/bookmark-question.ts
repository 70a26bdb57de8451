import { bookmarkSorts, findCategory, type BookmarkSort } from '@deals/events'
import type { Choice } from '../../ui/Select.tsx'
import { storeFrom } from '../shared/chosen-facets.ts'
import { typeFrom } from '../shared/type-chips.ts'
import type { BookmarkQuestion } from './bookmark-list.endpoints.ts'

/** What a saved post can be by now; of what is held nothing is shown. */
export const statusChoices = [
  { value: 'active', label: 'Active' },
  { value: 'expired', label: 'Expired' },
  { value: 'deleted', label: 'Removed' },
] as const

export const sortChoices: readonly Choice<BookmarkSort>[] = [
  { value: 'saved', label: 'Last saved' },
  { value: 'ending', label: 'Ending soon' },
  { value: 'price-change', label: 'Price fell most' },
  { value: 'best', label: 'Best' },
]

/** What the address asks for. */
export const bookmarkQuestion = (params: URLSearchParams): BookmarkQuestion => ({
  q: params.get('q')?.trim() ?? '',
  collection: params.get('collection')?.trim() ?? '',
  status: statusChoices.find(({ value }) => value === params.get('status'))?.value ?? '',
  types: typeFrom(params) ?? '',
  categories: findCategory(params.get('category') ?? '')?.slug ?? '',
  stores: storeFrom(params) ?? '',
  sort: bookmarkSorts.find((sort) => sort === params.get('sort')) ?? 'saved',
})

/** Whether the list is less than all that is saved. */
export const isNarrowed = ({ sort: _sort, ...narrowing }: BookmarkQuestion): boolean =>
  Object.values(narrowing).some((value) => value !== '')
