import { sitePageNamed } from '@deals/events'
import type { SitePage } from '@deals/events'

/** The page that an address chooses; the first one where it chooses none. */
export const chosenPage = (named: string | null): SitePage => sitePageNamed(named ?? '') ?? 'privacy'
