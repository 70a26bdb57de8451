import type { Page } from '../shared/page.ts'
import { UnauthorisedScreen } from './UnauthorisedScreen.tsx'

export const page: Page = {
  Screen: UnauthorisedScreen,
  head: ({ viewer }) => ({ title: 'Unauthorised', status: viewer === null ? 401 : 403, noIndex: true }),
}
