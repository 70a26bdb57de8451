import { type DomainEvent, type StoreFields } from '@deals/events'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { refuseMerged } from './store.stream.ts'
import type { ExistingStore, StoreState } from './store.state.ts'

/** A store becomes known. */
export function registerStore(
  { slug, fields }: { slug: string; fields: StoreFields },
  state: StoreState,
): DomainEvent[] | Refused {
  return state.status === 'missing'
    ? [{ type: 'StoreRegistered', data: { slug, ...fields } }]
    : refuse('conflict', {
        message: 'There is a store with this slug already.',
        fields: { slug: `This slug is taken by ${state.name}.` },
      })
}

export interface ChangeStore {
  readonly slug: string
  readonly changes: Partial<StoreFields>
  /** Until when nobody posts deals of it (ms), null to end that; nothing is said where it stays. */
  readonly pausedUntil?: number | null
  readonly now: number
}
const longestPause = 365 * 86_400_000

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
  const { slug } = state
  return [
    ...changedFacts(command, state),
    ...(isPause ? [{ type: 'StorePaused' as const, data: { slug, until: pausedUntil } }] : []),
  ]
}

function changedFacts({ slug, changes }: ChangeStore, store: ExistingStore): DomainEvent[] {
  const before = new Map<string, unknown>(Object.entries(store))
  const changed: Partial<StoreFields> = Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => JSON.stringify(before.get(name)) !== JSON.stringify(value)),
  )
  return Object.keys(changed).length === 0 ? [] : [{ type: 'StoreChanged', data: { slug, changes: changed } }]
}
