import type { Currency, RecordedOf } from '@deals/events'
import { fold } from '../platform/fold.ts'

export interface BookmarkState {
  readonly isBookmarked: boolean
  /** Null: where everything is that was put nowhere. */
  readonly collection: string | null
  readonly note: string | null
  /** The merge because of which the site itself saved the post for the member. */
  readonly carriedBy: string | null
  /** The price that the member knows: that at which they saved it, or the last one that they were told. */
  readonly known: { readonly price: number | null; readonly currency: Currency } | null
  /** The end (ms) of which they were told a day before. */
  readonly toldEnd: number | null
  /** They were told that it is over, and not yet that it is back. */
  readonly toldOver: boolean
  /** The merge because of which the site let go of it, and how it was saved until then. */
  readonly carriedAway: (Pick<BookmarkState, 'collection' | 'note'> & { readonly by: string }) | null
}

const none: BookmarkState = {
  isBookmarked: false,
  collection: null,
  note: null,
  carriedBy: null,
  known: null,
  toldEnd: null,
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
  PostUnbookmarked: ({ collection, note }, event) => {
    const by = causeOf(event)
    return { ...none, carriedAway: by === null ? null : { by, collection, note } }
  },
  BookmarkChanged: (state, { data }) => ({ ...state, ...data.changes }),
  SaverTold: (state, { data: { news, price, currency, expiresAt } }) => ({
    ...state,
    known: { price, currency },
    toldEnd: news === 'ending' ? expiresAt : state.toldEnd,
    toldOver: news === 'over' || (news !== 'back' && state.toldOver),
  }),
})
