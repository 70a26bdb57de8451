/** The name of the site, as titles end. */
export const siteName = 'Dealstream'

/** What the tab of the browser shows. */
export function documentTitle(title: string): string {
  return title === siteName ? siteName : `${title} · ${siteName}`
}
