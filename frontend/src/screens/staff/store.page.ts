import { staffStoresApi } from '../../features/staff/staff-stores.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { EditStoreScreen } from './stores/EditStoreScreen.tsx'

export const page: Page = {
  Screen: EditStoreScreen,
  preload: ({ ask, params }) => settled(ask(staffStoresApi.endpoints.getStaffStore, params['slug'] ?? '')),
  head: () => ({ title: 'Store · Staff dashboard', noIndex: true }),
}
