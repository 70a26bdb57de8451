import { call } from '../platform/http-call.ts'
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
