/** A time as a field of the browser writes it, in UTC as all times of staff. */
export const fieldTime = (time: string): string => time.slice(0, 16)
/** What somebody wrote into such a field, for the server to judge. */
export const sentTime = (text: string): string => (text === '' ? '' : `${text}:00.000Z`)
