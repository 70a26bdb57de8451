import type { Page } from '../shared/page.ts'
import { PrivacyPolicyScreen } from './PrivacyPolicyScreen.tsx'

export const page: Page = {
  Screen: PrivacyPolicyScreen,
  head: () => ({
    title: 'Privacy Policy',
    description: 'What Dealstream keeps about you, who sees it, and how to erase it.',
    canonical: '/privacy-policy',
  }),
}
