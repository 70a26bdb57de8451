// Beside the pages of the site: few pages lead there, and all of them bring the list of pages.
import { routes } from '../../lib/routes.ts'

/** What the block of a store holds. */
export const linkToHeldOf = (store: string): string =>
  `${routes.moderation.to('queue')}?store=${encodeURIComponent(store)}&reason=blocked-domain`

/** What moderators did about it. */
export const linkToLogAbout = (text: string): string =>
  `${routes.moderation.to('log')}?about=${encodeURIComponent(text)}`

/** Where moderators decide about a member. */
export const linkToMember = (username: string): string =>
  `${routes.moderation.to('users')}?member=${encodeURIComponent(username)}`
