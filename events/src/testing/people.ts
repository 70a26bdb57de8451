import type { Actor } from '../platform/event.ts'

/** Ids of the people in tests: ann and bob are members, mo moderates, stacy is staff, sue a super user, olive the owner. */
export const ann = 'ann'
export const bob = 'bob'
export const mo = 'mo'
export const stacy = 'stacy'
export const sue = 'sue'
export const olive = 'olive'

const kinds: Readonly<Record<string, Actor['kind']>> = {
  [mo]: 'moderator',
  [stacy]: 'staff',
  [sue]: 'superUser',
  [olive]: 'owner',
}

/** A person as metadata names who acted. */
export function actorOf(id: string): Actor {
  return { id, kind: kinds[id] ?? 'user' }
}
