import { badgesOf, isSuspended, type FormerNameView, type PublicProfile } from '@deals/events'
import type { UserDoc } from '@deals/projector/read-models'
import { iso, isoOrNull } from '../platform/iso.ts'
import { trustLevelOf } from '../platform/trust-level.ts'
import type { FoundFacts } from './badge-facts.hydrator.ts'

export interface FoundProfile {
  readonly user: UserDoc
  readonly facts: FoundFacts
}

/** A member as everybody sees them. */
export function toPublicProfile({ user, facts }: FoundProfile, now: number): PublicProfile {
  return {
    username: user.username,
    joinedAt: iso(user.joinedAt),
    bio: user.bio ?? null,
    location: user.location ?? null,
    avatarUrl: user.avatarUrl ?? null,
    roles: [...user.roles],
    isNewMember: trustLevelOf(user, now) === 0,
    postsPublished: user.postsPublished,
    commentCount: user.commentCount,
    reputation: user.reputation,
    badges: badgesOf(
      { ...user, mostVotes: user.mostVotes ?? 0, editsAccepted: user.editsAccepted ?? 0, ...facts },
      now,
    ),
    active: !isSuspended(user.suspension, now),
  }
}

/** The newest first. */
export const toFormerNames = ({ formerNames = [] }: Pick<UserDoc, 'formerNames'>): FormerNameView[] =>
  formerNames
    .map(({ username, changedAt, until }) => ({
      username,
      changedAt: iso(changedAt),
      leadsOnUntil: isoOrNull(until),
    }))
    .toReversed()
