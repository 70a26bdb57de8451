import type { Page } from '../shared/page.ts'
import { LeavingScreen } from './LeavingScreen.tsx'

export const page: Page = {
  Screen: LeavingScreen,
  head: ({ viewer }) => ({ title: viewer === null ? 'Your account is closed' : 'Your account is open', noIndex: true }),
}
