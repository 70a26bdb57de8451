import {
  factTime,
  isOfEnd,
  usualReminders,
  type Currency,
  type EndingNews,
  type RecordedOf,
  type Reminder,
} from '@deals/events'
import { fold } from '../platform/fold.ts'

export interface BookmarkState {
  readonly isBookmarked: boolean
  /** Null: where everything is that was put nowhere. */
  readonly collection: string | null
  readonly note: string | null
  /** What its member is reminded of. */
  readonly reminders: readonly Reminder[]
  /** The merge because of which the site itself saved the post for the member. */
  readonly carriedBy: string | null
  /** The price that the member knows: that at which they saved it, or the last one that they were told. */
  readonly known: KnownPrice | null
  /** The ends (ms) of which they were told that they come, and that they come soon. */
  readonly toldEnds: Readonly<Partial<Record<EndingNews, number | null>>>
  /** They were told that it is over, and not yet that it is back. */
  readonly toldOver: boolean
  /** When it was saved (ms), and at which price. */
  readonly saved: (KnownPrice & { readonly at: number }) | null
  /** How it was saved until it was let go of, and the merge because of which the site did that. */
  readonly before: (Omit<BookmarkState, 'before'> & { readonly endedBy: string | null }) | null
}

interface KnownPrice {
  readonly price: number | null
  /** Not there where nobody noted it. */
  readonly shippingCost?: number | null | undefined
  readonly currency: Currency
}

/** What its member says about a saved post. */
export type HowSaved = Pick<BookmarkState, 'collection' | 'note' | 'reminders'>

const none: BookmarkState = {
  isBookmarked: false,
  collection: null,
  note: null,
  reminders: usualReminders,
  carriedBy: null,
  known: null,
  toldEnds: {},
  toldOver: false,
  saved: null,
  before: null,
}

/** What the site does by itself it does because of an event. */
const causeOf = ({ meta }: RecordedOf<'PostBookmarked' | 'PostUnbookmarked'>): string | null =>
  meta.actor.kind === 'system' ? meta.causationId : null

export const bookmarkFold = fold<'bookmark', BookmarkState>(none, {
  PostBookmarked: ({ before }, event) => {
    const { price, shippingCost, currency, savedAt = factTime(event) } = event.data
    const known = { price, shippingCost, currency }
    const anew = { ...none, isBookmarked: true, carriedBy: causeOf(event), known, saved: { ...known, at: savedAt } }
    // Whoever has it again as before has heard what they had heard, and has it from whom they had it.
    const isAsBefore = event.data.savedAt !== undefined && before !== null
    const { carriedBy, known: told, toldEnds, toldOver } = before ?? none
    return isAsBefore ? { ...anew, carriedBy, known: told, toldEnds, toldOver } : anew
  },
  PostUnbookmarked: ({ before: _before, ...until }, event) => ({
    ...none,
    before: { ...until, endedBy: causeOf(event) },
  }),
  BookmarkChanged: (state, { data }) => {
    const changed = { ...state, ...data.changes }
    // Who is not told that it is back does not know either that it was over before.
    return { ...changed, toldOver: state.toldOver && changed.reminders.includes('over') }
  },
  SaverTold: (state, { data: { news, price, shippingCost, currency, expiresAt } }) => ({
    ...state,
    // Of its end they are told without its price.
    known: isOfEnd(news) ? state.known : { price, shippingCost, currency },
    toldEnds: isOfEnd(news) ? { ...state.toldEnds, [news]: expiresAt } : state.toldEnds,
    toldOver: news === 'over' || (news !== 'back' && state.toldOver),
  }),
})
