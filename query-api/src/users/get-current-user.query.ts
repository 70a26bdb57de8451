import { flagsOf, type CurrentUser, type Viewer } from '@deals/events'
import { users, type UserDoc } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'

/** GET /api/user */
export const getCurrentUser = defineQuery<unknown, Viewer, Viewer & { avatarUrl: string | undefined }, CurrentUser>({
  reads: [users],
  find: async ({ viewer }) => viewer ?? notSignedIn,
  hydrate: async ({ readModels }, found) => ({
    ...found,
    avatarUrl: (await readModels.collection<UserDoc>(users).get(found.id))?.avatarUrl,
  }),
  permit: everybodyMay,
  present: (_asking, { id, username, roles, trustLevel, avatarUrl }) => ({
    id,
    username,
    ...flagsOf(roles),
    trustLevel,
    ...(avatarUrl !== undefined && { avatarUrl }),
  }),
})
