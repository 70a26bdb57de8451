import { inboxApi } from '../../features/staff/inbox.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { inboxAskedIn } from './inbox/inbox-address.ts'
import { InboxScreen } from './inbox/InboxScreen.tsx'

export const page: Page = {
  Screen: InboxScreen,
  preload: ({ ask, url }) => settled(ask(inboxApi.endpoints.getInbox, inboxAskedIn(url.searchParams))),
  head: () => ({ title: 'Inbox · Staff dashboard', noIndex: true }),
}
