import type { Role, TrustLevel } from '@deals/events'
import { foldOf } from '@deals/events/testing'
import type { Fold } from '../platform/fold.ts'
import type { Caller, Restriction } from '../platform/invocation.ts'

const rolesOf: Record<string, readonly Role[]> = {
  mo: ['moderator'],
  stacy: ['staff'],
  sue: ['superUser'],
  olive: ['owner'],
}

/** A member as a rule meets them: by name, of level 1 unless said otherwise. */
export function member(id: string, over: { trustLevel?: TrustLevel; restricts?: readonly Restriction[] } = {}): Caller {
  return { id, username: id, roles: rolesOf[id] ?? [], trustLevel: 1, restricts: [], ...over }
}

/** A fold as the words of rule tests take it. */
export function historyOf<State>({ initial, evolve }: Fold<State>) {
  return foldOf(initial, evolve)
}
