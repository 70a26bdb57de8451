import { nextNameChange, type OwnProfile } from '@deals/events'
import type { Decided } from '../platform/decide-and-append.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { nameChangedAt, type ExistingUser, type UserState } from './user.state.ts'

/** What a call about a member answers, of the member as they are afterwards. */
export function answerOf<Answer>(
  decided: Decided<UserState> | Refused,
  shown: (user: ExistingUser) => Answer,
): Outcome<Answer> {
  if (isRefused(decided)) {
    return decided
  }
  const { after, position } = decided
  return after.status === 'missing' ? refuse('user-not-found') : done(shown(after), position)
}

/** What its owner may change of a profile. */
export function profileOf(user: ExistingUser): OwnProfile {
  const { username, bio, location, avatarUrl } = user
  const next = nextNameChange(nameChangedAt(user))
  return {
    username,
    nextNameChangeAt: next === null ? null : new Date(next).toISOString(),
    bio,
    location,
    avatar: avatarUrl,
  }
}
