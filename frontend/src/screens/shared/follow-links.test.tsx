import { screen } from '@testing-library/react'
import type { CurrentUser, WebhookSubject } from '@deals/events'
import { show } from '../../testing/show.tsx'
import { FollowLinks } from './FollowLinks.tsx'

const told = async (subject: WebhookSubject, signedIn: boolean | Partial<CurrentUser>) => {
  const { unmount } = await show(<FollowLinks {...subject} />, { signedIn })
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  unmount()
  return links
}

it.each<[subject: WebhookSubject, page: string, query: string]>([
  [{ kind: 'category', value: 'computers' }, '/category/computers', ''],
  [{ kind: 'store', value: 'norvik' }, '/store/norvik', ''],
  [{ kind: 'search', value: 'usb hub' }, '/search', '?q=usb%20hub'],
])('of %j leads to its feeds, and to a webhook for it', async (subject, page, query) => {
  const feeds = [`${page}/feed.xml${query}`, `${page}/changes.xml${query}`]
  const webhook = `/account/settings/webhooks?${new URLSearchParams(subject).toString()}`
  expect(await told(subject, false)).toEqual([...feeds, webhook])
  expect(await told(subject, { trustLevel: 1 })).toEqual([...feeds, webhook])
  // A newcomer would be told there that it is not for them yet.
  expect(await told(subject, { trustLevel: 0 })).toEqual(feeds)
})
