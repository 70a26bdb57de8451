import { flagsOf, type CurrentUser } from '@deals/events'
import { users } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { standingOf } from './sanctions.lookup.ts'

/** GET /api/user */
export const getCurrentUser = defineQuery({
  reads: [users],
  find: async ({ viewer }) => viewer ?? notSignedIn,
  hydrate: async (_asking, found) => found,
  permit: everybodyMay,
  present: ({ now }, viewer): CurrentUser => {
    const { id, username, roles, trustLevel, avatarUrl } = viewer
    const keptFrom = standingOf(viewer, now)
    return {
      id,
      username,
      ...flagsOf(roles),
      trustLevel,
      ...(avatarUrl !== undefined && { avatarUrl }),
      ...(keptFrom.restricts.length > 0 && { keptFrom }),
    }
  },
})
