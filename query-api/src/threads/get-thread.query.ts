import { canModerate, canWriteToMember, type ThreadView } from '@deals/events'
import { posts, threadMessages, users } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { findByName } from '../users/members.hydrator.ts'
import { threadOf, toMessages } from './thread.lookup.ts'

/** GET /api/moderation/users/{username}/thread: what moderators and a member wrote to each other, for all moderators. */
export const getThread = defineQuery({
  reads: [users, threadMessages, posts],
  mayAsk: canModerate,
  find: async (asking, { username }: { username: string }) => (await findByName(asking, username)) ?? notFound('User'),
  hydrate: async (asking, { userId }) => ({ ...(await threadOf(asking, userId)), userId }),
  present: ({ viewer }, thread): ThreadView => ({
    messages: toMessages(thread, true),
    mayWrite: viewer !== null && canWriteToMember(viewer, thread.userId),
  }),
})
