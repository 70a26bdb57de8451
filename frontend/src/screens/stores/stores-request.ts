import type { StoreSort } from '@deals/events'
import type { StoreListRequest } from '../../features/stores/stores.endpoints.ts'

/** What stores can be sorted by, as a reader chooses. */
export const storeSorts = [
  { value: 'name', label: 'Name' },
  { value: 'activeDeals', label: 'Most deals' },
  { value: 'new', label: 'New this week' },
] as const satisfies readonly { readonly value: StoreSort; readonly label: string }[]

/** The order that the address names. */
export function storeSortFrom(value: string | null): StoreSort {
  return storeSorts.find((sort) => sort.value === value)?.value ?? 'name'
}

/** What the page of all stores asks for. */
export function storesRequest(params: URLSearchParams): StoreListRequest {
  const initial = params.get('initial') ?? ''
  return {
    search: params.get('search')?.trim() ?? '',
    sort: storeSortFrom(params.get('sort')),
    ...(initial !== '' && { initial }),
  }
}
