import { canModerate, isOutOfReach, type MemberCase } from '@deals/events'
import { sanctions, users, type SanctionDoc, type UserDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { findByName, findMembers, type Members } from '../users/members.hydrator.ts'
import { toFormerNames } from '../users/user.view.ts'
import { sanctionsOf, toSanction } from '../users/sanctions.hydrator.ts'
import { toMemberRow } from './list-members.query.ts'

interface Hydrated {
  user: UserDoc
  told: readonly SanctionDoc[]
  members: Members
}

/** GET /api/moderation/users/{username}: a member with everything that moderators did about them. */
export const getMember = defineQuery<{ username: string }, UserDoc, Hydrated, MemberCase>({
  reads: [users, sanctions],
  mayAsk: canModerate,
  find: async (asking, { username }) => (await findByName(asking, username)) ?? notFound('User'),
  hydrate: async (asking, user) => {
    const told = await sanctionsOf(asking, user.userId)
    const members = await findMembers(
      asking,
      told.flatMap(({ actorId }) => actorId ?? []),
    )
    return { user, told, members }
  },
  present: ({ viewer, now }, { user, told, members }) => ({
    ...toMemberRow(user, now),
    formerNames: toFormerNames(user),
    sanctions: told.map((one) => toSanction(one, members)),
    mayJudge: viewer !== null && viewer.id !== user.userId && !isOutOfReach(viewer, user),
  }),
})
