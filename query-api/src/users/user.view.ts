import {
  badgesOf,
  canSeeReportAccuracy,
  isNewMember,
  isSuspended,
  visibleOf,
  type FormerNameView,
  type PublicProfile,
  type ShownOfMember,
  type Viewer,
} from '@deals/events'
import type { UserDoc } from '@deals/projector/read-models'
import { iso, isoOrNull } from '../platform/iso.ts'
import { trustLevelOf } from '../platform/trust-level.ts'
import type { FoundFacts } from './badge-facts.lookup.ts'

export interface FoundProfile {
  readonly user: UserDoc
  readonly facts: FoundFacts
  readonly shown: ShownOfMember
  readonly postsLiked: number
  readonly commentCount: number
}

/** A member as the viewer sees them. */
export function toPublicProfile(
  { user, facts, shown, postsLiked, commentCount }: FoundProfile,
  viewer: Viewer | null,
  now: number,
): PublicProfile {
  const visible = visibleOf(viewer, user.userId, shown)
  const { mostVotes = 0, editsAccepted = 0 } = user
  return {
    username: user.username,
    joinedAt: iso(user.joinedAt),
    bio: user.bio ?? null,
    location: user.location ?? null,
    avatarUrl: user.avatarUrl ?? null,
    roles: [...user.roles],
    isNewMember: isNewMember({ trustLevel: trustLevelOf(user, now) }),
    postsPublished: user.postsPublished,
    postsLiked,
    reportsUpheld: user.reportsUpheld,
    reportsDecided: canSeeReportAccuracy(viewer, user.userId) ? user.reportsDecided : null,
    commentCount,
    reputation: user.reputation,
    badges: visible.badges ? badgesOf({ ...user, mostVotes, editsAccepted, ...facts }, now) : [],
    active: !isSuspended(user.suspension, now),
    shown,
    visible,
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
