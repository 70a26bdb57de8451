import { z } from 'zod'
import type { DomainEvent } from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import type { UserState } from './user.state.ts'

export const profileForm = z.strictObject({
  bio: z.string('A bio is a text').trim().max(300, 'A bio has at most 300 characters').nullish(),
  location: z.string('A place is a text').trim().max(60, 'A place has at most 60 characters').nullish(),
  avatar: z.string('A picture is an address of this site').nullish(),
})
export type ProfileForm = z.infer<typeof profileForm>

const link = /https?:\/\/|\bwww\.|\]\(/i

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
  if (caller.trustLevel === 0 && link.test(form.bio ?? '')) {
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
  return said === '' ? null : said
}
