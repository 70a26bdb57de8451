import { keepLease, leaseHolder, leaseOwner, tryLease, type KeyedStore } from '@deals/accounts'
import { ownerOf, tryToOwn, waitToOwn } from './context.ts'
import { StoreBusy, type ProjectionStore } from './platform/projection-store.ts'

/** The turn of being the one projector of some read models. */
export interface Turn {
  /** The store, as this projector may use it. */
  guarded(store: ProjectionStore): ProjectionStore
  release(): Promise<void>
  /** Aborted when another process may have the turn, where that can be. */
  lost?: AbortSignal
}

export interface Ownership {
  /** Null while another process has the turn. */
  take(): Promise<Turn | null>
  /** Null when the signal came first. */
  wait(options: { signal: AbortSignal; onWait: (holder: string) => void }): Promise<Turn | null>
  /** Who has the turn, for whoever waits for it. */
  holder(): Promise<string>
}

/** Who projects into these read models: the owner of a lock on this machine, or of a lease on their server. */
export const ownershipOf = (
  { dataDir, mongoUrl }: { dataDir: string; mongoUrl?: string | undefined },
  keyed: KeyedStore,
): Ownership => (mongoUrl === undefined ? byLock(dataDir) : byLease(keyed))

function byLock(dataDir: string): Ownership {
  const turn = (lock: { release(): void }): Turn => ({
    guarded: (store) => store,
    release: async () => lock.release(),
  })
  return {
    async take() {
      const lock = tryToOwn(dataDir)
      return lock === null ? null : turn(lock)
    },
    async wait(options) {
      const lock = await waitToOwn(dataDir, options)
      return lock === null ? null : turn(lock)
    },
    holder: async () => ownerOf(dataDir),
  }
}

function byLease(store: KeyedStore): Ownership {
  const lease = { store, name: 'projector', owner: leaseOwner() }
  const turn = (held: { isHeld(): boolean; release(): Promise<void> }): Turn => ({
    guarded: (store) => whileHeld(store, () => held.isHeld()),
    release: () => held.release(),
  })
  return {
    async take() {
      const held = await tryLease(lease)
      return held === null ? null : { ...turn(held), lost: held.lost }
    },
    async wait(options) {
      const kept = await keepLease({ ...lease, ...options })
      return kept === null ? null : turn(kept)
    },
    holder: () => leaseHolder(lease),
  }
}

/** A projector that has lost its turn ends nothing: its next commit waits until the turn comes back. */
const whileHeld = (store: ProjectionStore, isHeld: () => boolean): ProjectionStore => ({
  ...store,
  writer(ref) {
    const writer = store.writer(ref)
    return {
      ...writer,
      async commit(commit) {
        if (!isHeld()) {
          throw new StoreBusy('another process projects into these read models')
        }
        return writer.commit(commit)
      },
    }
  },
})
