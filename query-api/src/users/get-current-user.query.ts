import { flagsOf, type CurrentUser } from '@deals/events'
import { users } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'

/** GET /api/user */
export const getCurrentUser = defineQuery({
  reads: [users],
  find: async ({ viewer }) => viewer ?? notSignedIn,
  hydrate: async (_asking, found) => found,
  permit: everybodyMay,
  present: (_asking, { id, username, roles, trustLevel, avatarUrl }): CurrentUser => ({
    id,
    username,
    ...flagsOf(roles),
    trustLevel,
    ...(avatarUrl !== undefined && { avatarUrl }),
  }),
})
