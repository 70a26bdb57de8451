import { factTime, type RecordedOf, type StoreFields } from '@deals/events'
import { foldFrom, leaving, type Missing } from '../platform/fold.ts'

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
    /** Members of whom staff verified that they speak for it. */
    readonly representatives: readonly string[]
    /** Members who asked to be verified, and when staff declined (ms); null for those that wait. */
    readonly asked: readonly { readonly userId: string; readonly at: number; readonly declinedAt: number | null }[]
  }
export type StoreState = Missing | ExistingStore

const others = (asked: ExistingStore['asked'], userId: string) => asked.filter((one) => one.userId !== userId)

const changes = foldFrom<'store', 'StoreRegistered', ExistingStore>(
  {
    StoreRegistered: ({ data, revision }) => ({
      ...data,
      version: revision,
      pausedUntil: null,
      mergedInto: null,
      lastMerge: null,
      gathered: [],
      representatives: [],
      asked: [],
    }),
  },
  {
    StoreChanged: (store, { data }) => ({ ...store, ...data.changes }),
    StorePaused: (store, { data }) => ({ ...store, pausedUntil: data.until }),
    RepresentativeAsked: (store, event) => {
      const { userId } = event.data
      return { ...store, asked: [...others(store.asked, userId), { userId, at: factTime(event), declinedAt: null }] }
    },
    RepresentativeDeclined: (store, event) => ({
      ...store,
      asked: store.asked.map((one) =>
        one.userId === event.data.userId ? { ...one, declinedAt: factTime(event) } : one,
      ),
    }),
    RepresentativeVerified: (store, { data: { userId } }) => ({
      ...store,
      asked: others(store.asked, userId),
      representatives: [...store.representatives.filter((one) => one !== userId), userId],
    }),
    RepresentativeRevoked: (store, { data: { userId } }) => ({
      ...store,
      representatives: store.representatives.filter((one) => one !== userId),
    }),
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

export const storeFold = leaving<StoreState>(changes, (after, event) =>
  // Who asks for something makes nothing late that staff are about to change.
  after.status === 'missing' || event.type === 'RepresentativeAsked' ? after : { ...after, version: event.revision },
)
