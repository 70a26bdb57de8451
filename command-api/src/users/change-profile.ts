import { countLinks, linksFreely, type DomainEvent, type ProfileForm } from '@deals/events'
import { plainProse } from '../platform/plain-words.ts'
import type { Caller } from '../platform/invocation.ts'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import type { UserState } from './user.state.ts'

/** Changes what a member says about themself; fields that are left out stay as they are, null empties them. */
export function changeProfile(
  { caller, form }: { caller: Pick<Caller, 'trustLevel' | 'restricts'>; form: ProfileForm },
  state: UserState,
): DomainEvent[] | Refused {
  if (state.status !== 'active') {
    return refuse('user-not-found')
  }
  // What a profile says is read like a comment.
  if (caller.restricts.includes('comment')) {
    return refuse('suspended', { message: 'You may not change your profile for now.' })
  }
  if (!linksFreely(caller) && countLinks(form.bio ?? '') > 0) {
    return refuseField('bio', 'New members cannot have links in their bio')
  }
  const { userId } = state
  const next = {
    bio: textOf(form.bio, state.bio),
    location: textOf(form.location, state.location),
    avatarUrl: textOf(form.avatar, state.avatarUrl),
  }
  const isSame = next.bio === state.bio && next.location === state.location && next.avatarUrl === state.avatarUrl
  return isSame ? [] : [{ type: 'ProfileChanged', data: { userId, ...next } }]
}

function textOf(said: string | null | undefined, before: string | null): string | null {
  if (said === undefined) {
    return before
  }
  const plain = plainProse(said ?? '')
  return plain === '' ? null : plain
}
