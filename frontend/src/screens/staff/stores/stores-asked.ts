import type { StaffStoresAsked } from '../../../features/staff/staff-stores.endpoints.ts'
import { pageFrom } from '../../shared/use-page-number.ts'

export const statusChoices = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'pending', label: 'Pending' },
  { value: 'blocked', label: 'Blocked' },
  { value: 'merged', label: 'Merged' },
  { value: 'asked', label: 'Requests' },
] as const

/** Which stores an address asks for. */
export function storesAskedIn(params: URLSearchParams): StaffStoresAsked {
  const status = statusChoices.find(({ value }) => value === params.get('status'))?.value ?? 'all'
  return { search: params.get('q') ?? '', status, page: pageFrom(params) }
}
