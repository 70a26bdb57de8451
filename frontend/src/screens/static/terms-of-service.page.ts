import type { Page } from '../shared/page.ts'
import { TermsOfServiceScreen } from './TermsOfServiceScreen.tsx'

export const page: Page = {
  Screen: TermsOfServiceScreen,
  head: () => ({
    title: 'Terms of Service',
    description: 'What members may expect of Dealstream, and Dealstream of them.',
    canonical: '/terms-of-service',
  }),
}
