import type { Page } from '../shared/page.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

export const page: Page = {
  Screen: NotFoundScreen,
  head: () => ({ title: 'Page not found', status: 404, noIndex: true }),
}
