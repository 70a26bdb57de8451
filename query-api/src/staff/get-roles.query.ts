import { canGiveRoles, numberOf, roles, type RolesView } from '@deals/events'
import { roleChanges, users } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { findMembers } from '../users/members.hydrator.ts'

const mostHolders = 500
const mostChanges = 100

/** GET /api/staff/roles: who has which role, and who gave and took them. */
export const getRoles = defineQuery({
  reads: [users, roleChanges],
  mayAsk: canGiveRoles,
  find: async ({ readModels }) => {
    const [holders, changes] = await Promise.all([
      readModels
        .collection(users)
        .find({ roles: { $in: [...roles] } }, { sort: [['usernameKey', 1]], limit: mostHolders }),
      readModels.collection(roleChanges).find({}, { sort: [['position', -1]], limit: mostChanges }),
    ])
    return { holders, changes }
  },
  hydrate: async (asking, found) => ({
    ...found,
    members: await findMembers(
      asking,
      found.changes.flatMap(({ userId, actorId }) => (actorId === undefined ? [userId] : [userId, actorId])),
    ),
  }),
  present: (_asking, { holders, changes, members }): RolesView => ({
    holders: holders.map(({ username, roles: held }) => ({ username, roles: held })),
    changes: changes.map(({ position, at, userId, actorId, role, isGranted, by }) => ({
      position: numberOf(position),
      at: iso(at),
      username: members.nameOf(userId),
      role,
      isGranted,
      by,
      actor: actorId === undefined ? null : members.nameOf(actorId),
    })),
  }),
})
