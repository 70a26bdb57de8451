/** What people read where nobody posts deals of a store for a while. Server and browser write the same day (UTC). */
export const pauseWords = (until: string | number): string =>
  `This store takes no deals until ${new Date(until).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`
