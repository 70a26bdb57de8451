import { page as notFound } from '../not-found/not-found.page.ts'
import type { Page } from '../shared/page.ts'
import { WayIn, wayInOf } from './way-in/WayIn.tsx'

/** The address that staff and moderators make up; for everybody else it is none. */
export const page: Page = {
  Screen: WayIn,
  head: (context) => {
    const location = wayInOf(context.viewer)
    return location === null
      ? notFound.head(context)
      : { title: 'Staff dashboard', status: 302, location, noIndex: true }
  },
}
