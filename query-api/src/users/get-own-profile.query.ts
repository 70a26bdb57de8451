import type { OwnProfile } from '@deals/events'
import { users, type UserDoc } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'

/** GET /api/user/profile: what its owner may change. */
export const getOwnProfile = defineQuery<unknown, UserDoc, UserDoc, OwnProfile>({
  reads: [users],
  find: async ({ readModels, viewer }) =>
    (viewer && (await readModels.collection<UserDoc>(users).get(viewer.id))) ?? notSignedIn,
  hydrate: async (_asking, found) => found,
  permit: everybodyMay,
  present: (_asking, { username, bio = null, location = null, avatarUrl = null }) => ({
    username,
    bio,
    location,
    avatar: avatarUrl,
  }),
})
