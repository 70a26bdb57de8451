import type { DomainEvent } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import { refuseMerged } from './store.stream.ts'
import type { StoreState } from './store.state.ts'

export interface SetRepresentative {
  readonly userId: string
  readonly isVerified: boolean
  readonly reason: string
}

/** More than these no store has. */
const mostRepresentatives = 20

/** Staff verify that a member speaks for a store, or take that back. */
export function setRepresentative(
  { userId, isVerified, reason }: SetRepresentative,
  state: StoreState,
): DomainEvent[] | Refused {
  if (state.status === 'missing') {
    return refuse('store-not-found')
  }
  const { slug, representatives } = state
  if (representatives.includes(userId) === isVerified) {
    const message = isVerified
      ? 'This member represents the store already.'
      : 'This member does not represent the store.'
    return refuse('conflict', { message })
  }
  if (!isVerified) {
    return [{ type: 'RepresentativeRevoked', data: { slug, userId, reason } }]
  }
  if (representatives.length >= mostRepresentatives) {
    return refuse('conflict', { message: `A store has at most ${mostRepresentatives} representatives.` })
  }
  return refuseMerged(state) ?? [{ type: 'RepresentativeVerified', data: { slug, userId, reason } }]
}
