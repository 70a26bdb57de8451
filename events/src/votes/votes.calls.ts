import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { pageFields } from '../platform/call-fields.ts'
import { voteReceiptsView, voteRootsView } from './vote-receipts.api.ts'
import { castVoteReply, castVoteRequest, downvoteReason, downvoteReply } from './votes.api.ts'

/** What command-api answers about votes. */
export const voteCalls = {
  castVote: call('POST /api/posts/:id/votes', {
    about: 'Votes on a post; the same value again takes the vote back.',
    who: 'unsuspended',
    speaks: 'text',
    body: castVoteRequest,
    answers: castVoteReply,
    refuses: ['post-not-found', 'post-under-review', 'conflict', 'suspended'],
  }),
  explainDownvote: call('PUT /api/posts/:id/votes/reason', {
    about: 'Says why the member voted a post down; it goes when the vote is taken back.',
    who: 'unsuspended',
    body: downvoteReason,
    answers: downvoteReply,
    refuses: ['post-not-found', 'post-under-review', 'conflict', 'suspended'],
  }),
}

const dayField = z.iso.date('day must be a day such as 2026-01-12').max(10)

/** What query-api answers about votes. */
export const voteReads = {
  listVoteRoots: call('GET /api/vote-roots', {
    about:
      'The hash root of the votes of each day, the latest first, or that of one day; each is chained to the one before.',
    who: 'anybody',
    query: z.object({ ...pageFields(30), day: dayField.optional() }),
    answers: voteRootsView,
  }),
  getVoteReceipts: call('GET /api/posts/:id/votes/receipts', {
    about: 'The member’s own votes on a post, each with the way to the root of its day; nobody else gets them.',
    who: 'members',
    answers: voteReceiptsView,
    refuses: ['post-not-found'],
  }),
}
