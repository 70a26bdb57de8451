import { canSeeFormerNames, eyedVotes, type PublicProfile } from '@deals/events'
import { posts, preferences, users } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notFound } from '../platform/refusals.ts'
import { badgeCollections, badgeFactsOf, inTheOpen } from './badge-facts.lookup.ts'
import { countCommentsFor } from './comments-of-member.hydrator.ts'
import { findByName } from './members.hydrator.ts'
import { shownOfMember } from './shown-of-member.lookup.ts'
import { toFormerNames, toPublicProfile } from './user.view.ts'

/** GET /api/users/{username} */
export const getPublicProfile = defineQuery({
  reads: [users, preferences, ...badgeCollections],
  isSameForVisitors: true,
  find: async (asking, { username }: { username: string }) => (await findByName(asking, username)) ?? notFound('User'),
  hydrate: async (asking, user) => {
    const [facts, shown, postsLiked, commentCount] = await Promise.all([
      badgeFactsOf(asking, user),
      shownOfMember(asking, user.userId),
      countLiked(asking, user.userId),
      countCommentsFor(asking, user.userId),
    ])
    return { user, facts, shown, postsLiked, commentCount }
  },
  permit: everybodyMay,
  present: ({ now, viewer }, found): PublicProfile => ({
    ...toPublicProfile(found, viewer, now),
    ...(canSeeFormerNames(viewer) && { formerNames: toFormerNames(found.user) }),
  }),
})

/** Posts of theirs that many liked. */
const countLiked = ({ readModels }: Asking, authorId: string): Promise<number> =>
  readModels.collection(posts).count({ authorId, ...inTheOpen, votes: { $gte: eyedVotes } })
