/** What the site is called. */
export const siteName = 'Dealstream'
