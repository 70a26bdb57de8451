import type { PublicProfile } from '@deals/events'
import { users, type UserDoc } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { findByName } from './members.hydrator.ts'
import { toPublicProfile } from './user.view.ts'

/** GET /api/users/{username} */
export const getPublicProfile = defineQuery<{ username: string }, UserDoc, UserDoc, PublicProfile>({
  reads: [users],
  isSameForVisitors: true,
  find: async (asking, { username }) => (await findByName(asking, username)) ?? notFound('User'),
  hydrate: async (_asking, found) => found,
  permit: everybodyMay,
  present: ({ now }, user) => toPublicProfile(user, now),
})
