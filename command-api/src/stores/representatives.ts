import { askAgainAt, askAgainWords, type DomainEvent } from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import { refuseMerged } from './store.stream.ts'
import type { ExistingStore, StoreState } from './store.state.ts'

export interface SetRepresentative {
  readonly userId: string
  /** Who decides. */
  readonly callerId: string
  readonly isVerified: boolean
  readonly reason: string
}

const aboutOneself = refuse('not-allowed', { message: 'Somebody else of staff decides whether you speak for a store.' })

/** More than these no store has. */
const mostRepresentatives = 20

/** Staff verify that a member speaks for a store, or take that back. */
export function setRepresentative(
  { userId, callerId, isVerified, reason }: SetRepresentative,
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
    return [{ type: 'RepresentativeRevoked', data: { slug, userId, reason, isTold: true } }]
  }
  if (userId === callerId) {
    return aboutOneself
  }
  if (representatives.length >= mostRepresentatives) {
    return refuse('conflict', { message: `A store has at most ${mostRepresentatives} representatives.` })
  }
  return refuseMerged(state) ?? [{ type: 'RepresentativeVerified', data: { slug, userId, reason } }]
}

export interface AskToRepresent {
  readonly caller: Pick<Caller, 'id' | 'restricts'>
  readonly statement: string
  readonly proof: string
  readonly now: number
}

/** A member asks to be verified; one request of theirs waits at a store. */
export function askToRepresent(command: AskToRepresent, state: StoreState): DomainEvent[] | Refused {
  if (state.status === 'missing' || state.status === 'blocked') {
    return refuse('store-not-found')
  }
  const { caller, statement, proof } = command
  return (
    refuseAsking(command, state) ?? [
      { type: 'RepresentativeAsked', data: { slug: state.slug, userId: caller.id, statement, proof } },
    ]
  )
}

function refuseAsking({ caller, now }: AskToRepresent, store: ExistingStore): Refused | null {
  const { name, mergedInto, representatives, asked } = store
  if (caller.restricts.length > 0) {
    return refuse('suspended', { message: 'You may not ask for that while you are restricted.' })
  }
  if (mergedInto !== null) {
    return refuse('conflict', { message: `${name} was merged into ${mergedInto}; ask there.` })
  }
  if (representatives.includes(caller.id)) {
    return refuse('conflict', { message: 'You speak for this store already.' })
  }
  const before = asked.find(({ userId }) => userId === caller.id)
  if (before === undefined) {
    return null
  }
  if (before.declinedAt === null) {
    return refuse('conflict', { message: 'You asked already, and staff have not decided yet.' })
  }
  const againAt = askAgainAt(before.declinedAt)
  return againAt <= now ? null : refuse('conflict', { message: askAgainWords(againAt) })
}

/** Staff do not verify a member who asked. */
export function declineRepresentative(
  { userId, callerId, reason }: Omit<SetRepresentative, 'isVerified'>,
  state: StoreState,
): DomainEvent[] | Refused {
  if (state.status === 'missing') {
    return refuse('store-not-found')
  }
  if (userId === callerId) {
    return aboutOneself
  }
  return state.asked.some((one) => one.userId === userId && one.declinedAt === null)
    ? [{ type: 'RepresentativeDeclined', data: { slug: state.slug, userId, reason } }]
    : refuse('conflict', { message: 'No request of this member waits here.' })
}
