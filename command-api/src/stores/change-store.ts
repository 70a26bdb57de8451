import type { DomainEvent, StoreFields } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { StoreState } from './store.state.ts'

/** A store becomes known. */
export function registerStore(
  { slug, fields }: { slug: string; fields: StoreFields },
  state: StoreState,
): DomainEvent[] | Refused {
  return state.status === 'missing'
    ? [{ type: 'StoreRegistered', data: { slug, ...fields } }]
    : refuse('conflict', {
        message: 'There is a store with this slug already.',
        fields: { slug: 'This slug is taken.' },
      })
}

/** Facts about a store change; only those that differ are written. */
export function changeStore(
  { slug, changes }: { slug: string; changes: Partial<StoreFields> },
  state: StoreState,
): DomainEvent[] | Refused {
  if (state.status === 'missing') {
    return refuse('store-not-found')
  }
  const before = new Map<string, unknown>(Object.entries(state))
  const changed: Partial<StoreFields> = Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => JSON.stringify(before.get(name)) !== JSON.stringify(value)),
  )
  return Object.keys(changed).length === 0 ? [] : [{ type: 'StoreChanged', data: { slug, changes: changed } }]
}
