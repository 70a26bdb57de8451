const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month (UTC) of a profile: "November 2026". */
export function monthName(time: string | number): string {
  return month.format(new Date(time))
}
