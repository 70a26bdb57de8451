import type { Page } from '../shared/page.ts'
import { NewStoreScreen } from './stores/NewStoreScreen.tsx'

export const page: Page = {
  Screen: NewStoreScreen,
  head: () => ({ title: 'New store · Staff dashboard', noIndex: true }),
}
