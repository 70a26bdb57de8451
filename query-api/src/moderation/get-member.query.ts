import { canModerate, isOutOfReach, type MemberCase } from '@deals/events'
import { sanctions, users } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { findByName, findMembers } from '../users/members.hydrator.ts'
import { toFormerNames } from '../users/user.view.ts'
import { sanctionsOf, toSanction } from '../users/sanctions.lookup.ts'
import { toMemberRow } from './list-members.query.ts'

/** GET /api/moderation/users/{username}: a member with everything that moderators did about them. */
export const getMember = defineQuery({
  reads: [users, sanctions],
  mayAsk: canModerate,
  find: async (asking, { username }: { username: string }) => (await findByName(asking, username)) ?? notFound('User'),
  hydrate: async (asking, user) => {
    const told = await sanctionsOf(asking, user.userId)
    const members = await findMembers(
      asking,
      told.flatMap(({ actorId }) => actorId ?? []),
    )
    return { user, told, members }
  },
  present: ({ viewer, now }, { user, told, members }): MemberCase => ({
    ...toMemberRow(user, now),
    formerNames: toFormerNames(user),
    sanctions: told.map((one) => toSanction(one, members)),
    mayJudge: viewer !== null && viewer.id !== user.userId && !isOutOfReach(viewer, user),
  }),
})
