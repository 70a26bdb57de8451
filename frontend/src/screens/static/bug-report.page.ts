import { routes } from '../../lib/routes.ts'
import type { Page } from '../shared/page.ts'
import { BugReportScreen } from './BugReportScreen.tsx'

export const page: Page = {
  Screen: BugReportScreen,
  head: () => ({ title: 'Bug Report', description: 'Tell us what did not work.', canonical: routes.bugReport.path }),
}
