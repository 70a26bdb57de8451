import { routes } from '../../lib/routes.ts'
import type { Page } from '../shared/page.ts'
import { ContactScreen } from './ContactScreen.tsx'

export const page: Page = {
  Screen: ContactScreen,
  head: () => ({
    title: 'Contact',
    description: 'Write to the people who run Dealstream.',
    canonical: routes.contact.path,
  }),
}
