import { eyedPosts, type PublicProfile } from '@deals/events'
import { posts, users, type PostDoc, type UserDoc } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notFound } from '../platform/refusals.ts'
import { findByName } from './members.hydrator.ts'
import { toPublicProfile, type FoundProfile } from './user.view.ts'

/** GET /api/users/{username} */
export const getPublicProfile = defineQuery<{ username: string }, UserDoc, FoundProfile, PublicProfile>({
  reads: [users, posts],
  isSameForVisitors: true,
  find: async (asking, { username }) => (await findByName(asking, username)) ?? notFound('User'),
  hydrate: async (asking, user) => ({ user, latestVotes: await latestVotesOf(asking, user.userId) }),
  permit: everybodyMay,
  present: ({ now }, found) => toPublicProfile(found, now),
})

async function latestVotesOf({ readModels }: Asking, authorId: string): Promise<number[]> {
  const published = { authorId, status: { $in: ['active', 'expired'] } }
  const window = { sort: [['createdAt', -1]], limit: eyedPosts } as const
  return (await readModels.collection<PostDoc>(posts).find(published, window)).map(({ votes }) => votes)
}
