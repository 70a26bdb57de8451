import type { DomainEvent } from '@deals/events'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { refuseMerged } from './store.stream.ts'
import type { ExistingStore, StoreState } from './store.state.ts'

export interface MergeStore {
  /** The store that stays. */
  readonly into: StoreState
  /** What whoever merges saw of both. */
  readonly version: number
  readonly intoVersion: number
  readonly reason: string
}

export const refuseChanged = (store: ExistingStore): Refused =>
  refuse('changed', { message: `${store.name} changed while you were working. Look at it again.` })

/** A store is the same as another one: from then on the one leads to the other. */
export function mergeStore(
  { into, version, intoVersion, reason }: MergeStore,
  state: StoreState,
): DomainEvent[] | Refused {
  if (state.status === 'missing') {
    return refuse('store-not-found')
  }
  const refused = refuseMerged(state) ?? refuseTarget(state, into)
  if (refused !== null || into.status === 'missing') {
    return refused ?? refuseField('into', 'There is no such store')
  }
  if (state.version !== version || into.version !== intoVersion) {
    return refuseChanged(state.version === version ? into : state)
  }
  return [{ type: 'StoreMerged', data: { slug: state.slug, into: into.slug, reason } }]
}

function refuseTarget({ slug, status }: ExistingStore, into: StoreState): Refused | null {
  if (into.status === 'missing') {
    return refuseField('into', 'There is no such store')
  }
  if (into.slug === slug) {
    return refuseField('into', 'A store cannot be merged into itself')
  }
  if (into.mergedInto !== null) {
    return refuseField('into', `${into.name} was merged into ${into.mergedInto}; choose that one`)
  }
  const isOneBlocked = (status === 'blocked') !== (into.status === 'blocked')
  return isOneBlocked ? refuseField('into', 'One of the two is blocked; block both first, or let it in') : null
}

/** The store stands for itself again. */
export function undoStoreMerge({ version }: { version: number }, state: StoreState): DomainEvent[] | Refused {
  if (state.status === 'missing') {
    return refuse('store-not-found')
  }
  const { slug, name, mergedInto } = state
  if (mergedInto === null) {
    return refuse('conflict', { message: `${name} leads to no other store.` })
  }
  return state.version === version
    ? [{ type: 'StoreMergeUndone', data: { slug, into: mergedInto } }]
    : refuseChanged(state)
}
