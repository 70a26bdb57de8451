import { nextNameChange, type OwnProfile } from '@deals/events'
import { users } from '@deals/projector/read-models'
import { isoOrNull } from '../platform/iso.ts'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'

/** GET /api/user/profile: what its owner may change. */
export const getOwnProfile = defineQuery({
  reads: [users],
  find: async ({ readModels, viewer }) =>
    (viewer && (await readModels.collection(users).get(viewer.id))) ?? notSignedIn,
  hydrate: async (_asking, found) => found,
  permit: everybodyMay,
  present: (_asking, { username, formerNames = [], bio = null, location = null, avatarUrl = null }): OwnProfile => ({
    username,
    nextNameChangeAt: isoOrNull(nextNameChange(formerNames.at(-1)?.changedAt ?? null)),
    bio,
    location,
    avatar: avatarUrl,
  }),
})
