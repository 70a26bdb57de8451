import { isOfEnd, usualReminders, type Currency, type EndingNews, type RecordedOf, type Reminder } from '@deals/events'
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
  readonly known: { readonly price: number | null; readonly currency: Currency } | null
  /** The ends (ms) of which they were told that they come, and that they come soon. */
  readonly toldEnds: Readonly<Partial<Record<EndingNews, number | null>>>
  /** They were told that it is over, and not yet that it is back. */
  readonly toldOver: boolean
  /** The merge because of which the site let go of it, and how it was saved until then. */
  readonly carriedAway: (HowSaved & { readonly by: string }) | null
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
  carriedAway: null,
}

/** What the site does by itself it does because of an event. */
const causeOf = ({ meta }: RecordedOf<'PostBookmarked' | 'PostUnbookmarked'>): string | null =>
  meta.actor.kind === 'system' ? meta.causationId : null

export const bookmarkFold = fold<'bookmark', BookmarkState>(none, {
  PostBookmarked: (_state, event) => {
    const { price, currency } = event.data
    return { ...none, isBookmarked: true, carriedBy: causeOf(event), known: { price, currency } }
  },
  PostUnbookmarked: ({ collection, note, reminders }, event) => {
    const by = causeOf(event)
    return { ...none, carriedAway: by === null ? null : { by, collection, note, reminders } }
  },
  BookmarkChanged: (state, { data }) => {
    const changed = { ...state, ...data.changes }
    // Who is not told that it is back does not know either that it was over before.
    return { ...changed, toldOver: state.toldOver && changed.reminders.includes('over') }
  },
  SaverTold: (state, { data: { news, price, currency, expiresAt } }) => ({
    ...state,
    // Of its end they are told without its price.
    known: isOfEnd(news) ? state.known : { price, currency },
    toldEnds: isOfEnd(news) ? { ...state.toldEnds, [news]: expiresAt } : state.toldEnds,
    toldOver: news === 'over' || (news !== 'back' && state.toldOver),
  }),
})
