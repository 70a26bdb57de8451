/** A day (UTC) as people read it, the same from server and browser. */
export const writtenDay = (time: string | number): string =>
  new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
