import {
  endsWithin,
  materialPriceStep,
  paidThenAndNow,
  reminderOfNews,
  type DomainEvent,
  type EndingNews,
  type EventOf,
  type SaverTold,
} from '@deals/events'
import type { BookmarkState } from './bookmark.state.ts'

export type TellSaver = EventOf<typeof SaverTold>['data']

/** Tells whoever still saves a post what became of it, as far as they want to hear that of it and do not know. */
export function tellSaver(told: TellSaver, state: BookmarkState): DomainEvent[] {
  const isWanted = state.isBookmarked && state.reminders.includes(reminderOfNews[told.news])
  return isWanted && isNews(told, state) ? [{ type: 'SaverTold', data: told }] : []
}

function isNews(
  { news, price, shippingCost, currency, expiresAt }: TellSaver,
  { known, toldEnds, toldOver }: BookmarkState,
): boolean {
  switch (news) {
    case 'cheaper':
      return known !== null && isLess(paidThenAndNow(known, { price, shippingCost, currency }))
    case 'ending':
      // Whoever heard that it ends within hours knows that it ends within a day.
      return [toldEnds.ending, toldEnds['ending-soon']].every((told) => isAnother(news, expiresAt, told))
    case 'ending-soon':
      return isAnother(news, expiresAt, toldEnds[news])
    case 'over':
      return !toldOver
    case 'back':
      return true
  }
}

function isLess(paid: ReturnType<typeof paidThenAndNow>): boolean {
  const [before, now] = paid ?? [0, 0]
  return now < before && before - now >= before * materialPriceStep
}

/** An end that was moved is another one where it was moved by as much as this is told before it: less tells nothing. */
const isAnother = (news: EndingNews, end: number | null, told: number | null | undefined): boolean =>
  end !== null && (told === undefined || told === null || Math.abs(end - told) >= endsWithin[news])
