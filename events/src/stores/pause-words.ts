/** Server and browser write the same day (UTC). */
const dayOf = (time: string | number): string =>
  new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What people read where nobody posts deals of a store for a while. */
export const pauseWords = (until: string | number): string => `This store takes no deals until ${dayOf(until)}`
/** What a member reads who was declined as one who speaks for a store. */
export const askAgainWords = (from: string | number): string => `You can ask again from ${dayOf(from)}.`
