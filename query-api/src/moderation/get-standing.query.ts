import type { StandingView } from '@deals/events'
import { appeals, notifications, postHistory, posts, sanctions, users } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { nextTrustLevel, trustLevelOf } from '../platform/trust-level.ts'
import { sanctionsOf, standingOf, toSanction } from '../users/sanctions.lookup.ts'
import { toOwnAppeal } from './appeal.view.ts'
import { appealedPosts, appealsOf } from './appeals.hydrator.ts'
import { decisionsOnPosts } from './decisions-on-posts.hydrator.ts'

/** GET /api/user/standing: what moderators decided about the one who asks, and why; not what they note for each other. */
export const getStanding = defineQuery({
  reads: [users, sanctions, appeals, posts, notifications, postHistory],
  find: async ({ readModels, viewer }) =>
    (viewer && (await readModels.collection(users).get(viewer.id))) ?? notSignedIn,
  hydrate: async (asking, user) => {
    const { userId } = user
    const [told, appealed, ofPosts] = await Promise.all([
      sanctionsOf(asking, userId),
      appealsOf(asking, userId),
      decisionsOnPosts(asking, userId),
    ])
    const about = await appealedPosts(asking, appealed)
    return { user, told: told.filter(({ kind }) => kind !== 'UserNoted'), appealed, about, ofPosts }
  },
  permit: everybodyMay,
  present: ({ now }, { user, told, appealed, about, ofPosts }): StandingView => ({
    trustLevel: trustLevelOf(user, now),
    next: nextTrustLevel(user, now),
    ...standingOf(user, now),
    sanctions: told.map((one) => toSanction(one, null)),
    ofPosts,
    appeals: appealed.map((one) => toOwnAppeal(one, about.get(String(one.postId)))),
  }),
})
