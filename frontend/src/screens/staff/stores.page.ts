import { staffStoresApi } from '../../features/staff/staff-stores.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { storesAskedIn } from './stores/stores-asked.ts'
import { StaffStoresScreen } from './stores/StaffStoresScreen.tsx'

export const page: Page = {
  Screen: StaffStoresScreen,
  preload: ({ ask, url }) => settled(ask(staffStoresApi.endpoints.listStaffStores, storesAskedIn(url.searchParams))),
  head: () => ({ title: 'Stores · Staff dashboard', noIndex: true }),
}
