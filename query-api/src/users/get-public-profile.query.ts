import { canSeeFormerNames, type PublicProfile } from '@deals/events'
import { users, type UserDoc } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { badgeCollections, badgeFactsOf } from './badge-facts.hydrator.ts'
import { findByName } from './members.hydrator.ts'
import { toFormerNames, toPublicProfile, type FoundProfile } from './user.view.ts'

/** GET /api/users/{username} */
export const getPublicProfile = defineQuery<{ username: string }, UserDoc, FoundProfile, PublicProfile>({
  reads: [users, ...badgeCollections],
  isSameForVisitors: true,
  find: async (asking, { username }) => (await findByName(asking, username)) ?? notFound('User'),
  hydrate: async (asking, user) => ({ user, facts: await badgeFactsOf(asking, user) }),
  permit: everybodyMay,
  present: ({ now, viewer }, found) => ({
    ...toPublicProfile(found, now),
    ...(canSeeFormerNames(viewer) && { formerNames: toFormerNames(found.user) }),
  }),
})
