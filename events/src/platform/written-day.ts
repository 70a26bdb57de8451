/** A day (UTC) as the site writes it, in pages and in answers alike: "20 Nov 2026". */
export function writtenDay(time: string | number | Date): string {
  const [, day, month, year] = new Date(time).toUTCString().split(' ')
  return `${Number(day)} ${month} ${year}`
}
