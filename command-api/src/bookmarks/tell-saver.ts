import { materialPriceStep, type DomainEvent, type EventOf, type SaverTold } from '@deals/events'
import type { BookmarkState } from './bookmark.state.ts'

export type TellSaver = EventOf<typeof SaverTold>['data']

/** Tells whoever still saves a post what became of it, as far as they do not know. */
export function tellSaver(told: TellSaver, state: BookmarkState): DomainEvent[] {
  return state.isBookmarked && isNews(told, state) ? [{ type: 'SaverTold', data: told }] : []
}

function isNews({ news, price, currency, expiresAt }: TellSaver, { known, toldEnd, toldOver }: BookmarkState): boolean {
  switch (news) {
    case 'cheaper':
      return known?.currency === currency && isLess(price, known.price)
    case 'ending':
      return expiresAt !== toldEnd
    case 'over':
      return !toldOver
    case 'back':
      return true
  }
}

const isLess = (now: number | null, before: number | null): boolean =>
  now !== null && before !== null && now < before && before - now >= before * materialPriceStep
