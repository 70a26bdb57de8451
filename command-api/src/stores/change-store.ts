import { dayMs, type DomainEvent, type StoreFields } from '@deals/events'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { reasonOf, refuseMerged, refuseReason } from './store.stream.ts'
import type { ExistingStore, StoreState } from './store.state.ts'

export interface RegisterStore {
  readonly slug: string
  readonly fields: StoreFields
  /** Why it is blocked from the first. */
  readonly reason?: string | null | undefined
}

/** A store becomes known; one that is blocked from the first is so by a decision, with its reason. */
export function registerStore({ slug, fields, reason }: RegisterStore, state: StoreState): DomainEvent[] | Refused {
  if (state.status !== 'missing') {
    return refuse('conflict', {
      message: 'There is a store with this slug already.',
      fields: { slug: `This slug is taken by ${state.name}.` },
    })
  }
  if (fields.status !== 'blocked') {
    return [{ type: 'StoreRegistered', data: { slug, ...fields } }]
  }
  const why = reasonOf(reason)
  return (
    refuseReason('blocked', why) ?? [
      { type: 'StoreRegistered', data: { slug, ...fields, status: 'pending' } },
      { type: 'StoreChanged', data: { slug, changes: { status: 'blocked' }, ...why } },
    ]
  )
}

export interface ChangeStore {
  readonly slug: string
  readonly changes: Partial<StoreFields>
  /** Why its state is decided so. */
  readonly reason?: string | null | undefined
  /** Until when nobody posts deals of it (ms), null to end that; nothing is said where it stays. */
  readonly pausedUntil?: number | null
  readonly now: number
}
const longestPause = 365 * dayMs

/** Facts about a store change; only those that differ are written. */
export function changeStore(command: ChangeStore, state: StoreState): DomainEvent[] | Refused {
  if (state.status === 'missing') {
    return refuse('store-not-found')
  }
  const merged = refuseMerged(state)
  if (merged !== null) {
    return merged
  }
  const { pausedUntil = state.pausedUntil, now } = command
  const isPause = pausedUntil !== state.pausedUntil
  if (isPause && pausedUntil !== null && (pausedUntil <= now || pausedUntil > now + longestPause)) {
    return refuseField('pausedUntil', 'Choose a day in the next 365 days')
  }
  const changed = changedFacts(command, state)
  if (isRefused(changed)) {
    return changed
  }
  const { slug } = state
  return [...changed, ...(isPause ? [{ type: 'StorePaused' as const, data: { slug, until: pausedUntil } }] : [])]
}

function changedFacts({ slug, changes, reason }: ChangeStore, store: ExistingStore): DomainEvent[] | Refused {
  const before = new Map<string, unknown>(Object.entries(store))
  const changed: Partial<StoreFields> = Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => JSON.stringify(before.get(name)) !== JSON.stringify(value)),
  )
  if (Object.keys(changed).length === 0) {
    return []
  }
  // The reason belongs to the state, whatever else changes with it.
  const why = changed.status === undefined ? {} : reasonOf(reason)
  return refuseReason(changed.status, why) ?? [{ type: 'StoreChanged', data: { slug, changes: changed, ...why } }]
}
