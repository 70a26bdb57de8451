import { fold } from '../platform/fold.ts'

/** What is said of two posts being about one product. */
export interface PairState {
  /** Parted: a moderator said that they are different. */
  readonly status: 'none' | 'proposed' | 'linked' | 'parted'
  /** Who says so, the first one first. */
  readonly speakers: readonly string[]
}
const nothingSaid: PairState = { status: 'none', speakers: [] }

export const pairFold = fold<'product', PairState>(nothingSaid, {
  SameProductProposed: (_state, { data: { userId } }) => ({ status: 'proposed', speakers: [userId] }),
  SameProductConfirmed: (state, { data: { userId } }) => ({ ...state, speakers: [...state.speakers, userId] }),
  SameProductRefused: (_state, { data }) => (data.isWithdrawn ? nothingSaid : { status: 'parted', speakers: [] }),
  ProductLinked: (state) => ({ ...state, status: 'linked' }),
  ProductUnlinked: () => ({ status: 'parted', speakers: [] }),
})
