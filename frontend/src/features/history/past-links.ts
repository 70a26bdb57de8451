// Beside the pages of the site: few pages lead there, and all of them bring the list of pages.
import type { WebhookSubject } from '@deals/events'
import { routes } from '../../lib/routes.ts'

/** The post as it stood at a time. */
export const linkToPast = (id: number, at: string): string => `${routes.post.to(id)}?at=${encodeURIComponent(at)}`

/** The home page as it stood at a time; the last hour that was noted where none is named. */
export const linkToPastHome = (at = ''): string => `${routes.home.to()}?at=${encodeURIComponent(at)}`

/** The deals of a store as they stood at a time; now where none is named. */
export const linkToPastStore = (slug: string, at = ''): string =>
  `${routes.store.to(slug)}?at=${encodeURIComponent(at)}`

/** What changes of the post, for feed readers. */
export const linkToChanges = (id: number): string => `${routes.post.to(id)}/changes.xml`

/** Where a member has an address of their own told of what changes, with the form filled in. */
export const linkToWebhook = (subject: WebhookSubject): string =>
  `${routes.settings.to('webhooks')}?${new URLSearchParams(subject).toString()}`
