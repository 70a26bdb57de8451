import type { StandingView } from '@deals/events'
import { sanctions, users, type SanctionDoc, type UserDoc } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { trustLevelOf } from '../platform/trust-level.ts'
import { sanctionsOf, standingOf, toSanction } from './sanctions.hydrator.ts'

interface Hydrated {
  user: UserDoc
  told: readonly SanctionDoc[]
}

/** GET /api/user/standing: what moderators decided about the one who asks, and why; not what they note for each other. */
export const getStanding = defineQuery<unknown, UserDoc, Hydrated, StandingView>({
  reads: [users, sanctions],
  find: async ({ readModels, viewer }) =>
    (viewer && (await readModels.collection<UserDoc>(users).get(viewer.id))) ?? notSignedIn,
  hydrate: async (asking, user) => ({
    user,
    told: (await sanctionsOf(asking, user.userId)).filter(({ kind }) => kind !== 'UserNoted'),
  }),
  permit: everybodyMay,
  present: ({ now }, { user, told }) => ({
    trustLevel: trustLevelOf(user, now),
    ...standingOf(user, now),
    sanctions: told.map((one) => toSanction(one, null)),
  }),
})
