import { siteName } from '@deals/events'

/** What the tab of the browser shows. */
export function documentTitle(title: string): string {
  return title === siteName ? siteName : `${title} · ${siteName}`
}
