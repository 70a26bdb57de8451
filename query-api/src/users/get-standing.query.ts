import type { StandingView } from '@deals/events'
import { appeals, posts, sanctions, users } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { nextTrustLevel, trustLevelOf } from '../platform/trust-level.ts'
import { toOwnAppeal } from '../moderation/appeal.view.ts'
import { appealedPosts, appealsOf } from '../moderation/appeals.hydrator.ts'
import { sanctionsOf, standingOf, toSanction } from './sanctions.hydrator.ts'

/** GET /api/user/standing: what moderators decided about the one who asks, and why; not what they note for each other. */
export const getStanding = defineQuery({
  reads: [users, sanctions, appeals, posts],
  find: async ({ readModels, viewer }) =>
    (viewer && (await readModels.collection(users).get(viewer.id))) ?? notSignedIn,
  hydrate: async (asking, user) => {
    const [told, appealed] = await Promise.all([sanctionsOf(asking, user.userId), appealsOf(asking, user.userId)])
    const about = await appealedPosts(asking, appealed)
    return { user, told: told.filter(({ kind }) => kind !== 'UserNoted'), appealed, about }
  },
  permit: everybodyMay,
  present: ({ now }, { user, told, appealed, about }): StandingView => ({
    trustLevel: trustLevelOf(user, now),
    next: nextTrustLevel(user, now),
    ...standingOf(user, now),
    sanctions: told.map((one) => toSanction(one, null)),
    appeals: appealed.map((one) => toOwnAppeal(one, about.get(String(one.postId)))),
  }),
})
