import { flagsOf, type CurrentUser } from '@deals/events'
import { users } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import type { KnownViewer } from '../platform/ports.ts'
import { notSignedIn } from '../platform/refusals.ts'

/** GET /api/user */
export const getCurrentUser = defineQuery<unknown, KnownViewer, KnownViewer, CurrentUser>({
  reads: [users],
  find: async ({ viewer }) => viewer ?? notSignedIn,
  hydrate: async (_asking, found) => found,
  permit: everybodyMay,
  present: (_asking, { id, username, roles, trustLevel, avatarUrl }) => ({
    id,
    username,
    ...flagsOf(roles),
    trustLevel,
    ...(avatarUrl !== undefined && { avatarUrl }),
  }),
})
