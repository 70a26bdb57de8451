import { z } from 'zod'
import {
  afterField,
  limitField,
  membersOfPost,
  membersPage,
  postIdField,
  readAfter,
  userIdField,
} from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'
import { VoteRootPublished } from './vote-roots.events.ts'

const ofMember = z.object({ postId: postIdField, userId: userIdField })
/** The member's own vote as far as it is counted in the sum; 0 for none. */
export const countedField = z.union([z.literal(1), z.literal(-1), z.literal(0)])

const shownVotes = z.object({ votes: z.number(), counted: countedField })
const voteTotal = shownVotes.extend({ voters: z.number(), comments: z.number() })
const ripeVotes = z.object({ votes: z.array(ofMember), next: afterField })
const lastVoteRoot = VoteRootPublished.schema
  .pick({ day: true, votes: true, before: true, chained: true, through: true })
  .extend({
    /** The latest day that has a root: a later one than that of the last root where a clock was ahead once. */
    latestDay: z.number().int(),
    /** Its position is one of the log that this log is a copy of. */
    isCopied: z.boolean(),
  })
export type LastVoteRoot = z.infer<typeof lastVoteRoot>
export type RipeVotes = z.infer<typeof ripeVotes>

/** What command-api and workers ask about votes. */
export const voteQuestions = {
  voteTotal: processCall(
    'Votes of a post as lists show them, how much of them is this member’s own, and how many voted and commented.',
    { asks: ofMember.extend(readAfter.shape), answers: voteTotal },
  ),
  shownVotes: processCall('Votes of a post as lists show them, and how much of them is this member’s own.', {
    asks: ofMember,
    answers: shownVotes,
  }),
  votersOf: processCall('Who voted on a post, among the next ones after a place.', {
    asks: membersOfPost,
    answers: membersPage,
  }),
  lastVoteRoot: processCall('The last root of votes that was published, and where it ended; null before the first.', {
    asks: z.object({}),
    answers: lastVoteRoot.nullable(),
  }),
  ripeVotes: processCall(
    'Votes that weigh nothing yet although their voters have grown up, among the next ones after a place; next is the place to go on from, null at the end.',
    { asks: z.object({ after: afterField, limit: limitField }), answers: ripeVotes },
  ),
}
