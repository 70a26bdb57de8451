import { isOnTheHour, notedHourOf, startOfHour, type DomainEvent, type FrontPageEvent } from '@deals/events'
import { fold } from '../platform/fold.ts'

/** The hours of a day whose home page is noted. */
export interface FrontPageState {
  readonly hours: ReadonlySet<number>
}

export const frontPageFold = fold<'frontpage', FrontPageState>(
  { hours: new Set() },
  { FrontPageNoted: ({ hours }, { data }) => ({ hours: new Set([...hours, data.hour]) }) },
)

/** Each hour is noted once, and a page that was read too late, or in another hour, is none of it. */
export function noteFrontPage(page: FrontPageEvent['data'], { hours }: FrontPageState): DomainEvent[] {
  const isOfHour = isOnTheHour(page.readAt) && startOfHour(notedHourOf(page.readAt)) === startOfHour(page)
  return isOfHour && !hours.has(page.hour) ? [{ type: 'FrontPageNoted', data: page }] : []
}
