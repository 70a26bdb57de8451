import type { Page } from '../shared/page.ts'
import { OfflineScreen } from './OfflineScreen.tsx'

export const page: Page = {
  Screen: OfflineScreen,
  head: () => ({ title: 'Offline', noIndex: true }),
}
