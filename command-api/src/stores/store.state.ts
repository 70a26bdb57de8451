import type { RecordedOf, StoreFields } from '@deals/events'
import { foldFrom, type Fold, type Missing } from '../platform/fold.ts'

export type Gathered = RecordedOf<'StoreGathered'>['data']['gathered']

export type ExistingStore = { readonly slug: string } & StoreFields & {
    /** Revision of the stream: what clients call the version. */
    readonly version: number
    /** Until when nobody posts deals of it (ms); null where it was never paused, or is no more. */
    readonly pausedUntil: number | null
    /** The store to which it leads. */
    readonly mergedInto: string | null
    /** The last merge into another store, also when it was taken back, with the hosts that it had then. */
    readonly lastMerge: { readonly into: string; readonly eventId: string; readonly hosts: readonly string[] } | null
    /** Stores that lead to this one. */
    readonly gathered: Gathered
  }
export type StoreState = Missing | ExistingStore

const changes = foldFrom<'store', 'StoreRegistered', ExistingStore>(
  {
    StoreRegistered: ({ data, revision }) => ({
      ...data,
      version: revision,
      pausedUntil: null,
      mergedInto: null,
      lastMerge: null,
      gathered: [],
    }),
  },
  {
    StoreChanged: (store, { data }) => ({ ...store, ...data.changes }),
    StorePaused: (store, { data }) => ({ ...store, pausedUntil: data.until }),
    // Its hosts lead to the other one from now on.
    StoreMerged: (store, { id: eventId, data: { into } }) => ({
      ...store,
      mergedInto: into,
      lastMerge: { into, eventId, hosts: store.hosts },
      hosts: [],
    }),
    StoreMergeUndone: (store) => ({
      ...store,
      mergedInto: null,
      hosts: [...(store.lastMerge?.hosts ?? store.hosts)],
    }),
    StoreGathered: (store, { data: { gathered, hosts } }) =>
      store.mergedInto === null || store.lastMerge === null
        ? { ...store, gathered, hosts }
        : { ...store, gathered, lastMerge: { ...store.lastMerge, hosts } },
  },
)

export const storeFold: Fold<StoreState> = {
  initial: changes.initial,
  evolve: (state, event) => {
    const after = changes.evolve(state, event)
    return after.status === 'missing' ? after : { ...after, version: event.revision }
  },
}
