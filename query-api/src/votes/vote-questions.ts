import { hasCountedVote, type AnsweredBy, type SystemQueries, type voteQuestions } from '@deals/events'
import { posts, postVotes, unripeVotes, users, voteRoots, type UserDoc } from '@deals/projector/read-models'
import { membersOf } from '../platform/members-of-post.ts'
import { readAfter, type QuestionPorts } from '../platform/questions.ts'
import { trustLevelOf } from '../platform/trust-level.ts'

/** What command-api asks about votes, to answer a vote with the number that goes with it, and what workers let grow up. */
export function voteAnswers(ports: QuestionPorts): AnsweredBy<typeof voteQuestions> {
  const { readModels } = ports
  const totalOf = async (postId: number, userId: string) => {
    // The vote first: were it read later, it could be newer than the sum.
    const vote = await readModels.collection(postVotes).get(`${postId}:${userId}`)
    const post = await readModels.collection(posts).get(String(postId))
    const isCounted = vote !== null && post !== null && vote.pos <= post.votesPos
    return {
      votes: post?.votes ?? 0,
      counted: (isCounted ? vote.value : vote?.prior) ?? 0,
      voters: post?.voteCount ?? 0,
      comments: post?.commentCount ?? 0,
    }
  }
  return {
    voteTotal: async ({ postId, userId, ...read }) => {
      await readAfter(ports, [posts, postVotes], { ...read, postId })
      return totalOf(postId, userId)
    },
    shownVotes: async ({ postId, userId }) => {
      const { votes, counted } = await totalOf(postId, userId)
      return { votes, counted }
    },
    votersOf: (query) => membersOf(ports, postVotes, query),
    lastVoteRoot: () => lastVoteRoot(ports),
    ripeVotes: (query) => ripeVotes(ports, query),
  }
}

async function lastVoteRoot({ readModels }: QuestionPorts): ReturnType<SystemQueries['lastVoteRoot']> {
  const roots = readModels.collection(voteRoots)
  // The latest day first: were it read later, it could be of a root behind the last one.
  const [latest] = await roots.find({}, { sort: [['day', -1]], limit: 1 })
  const [last] = await roots.find({}, { sort: [['pos', -1]], limit: 1 })
  if (latest === undefined || last === undefined) {
    return null
  }
  const { day, votes, before, chained, through, isCopied } = last
  return { day, votes, before, chained, through, isCopied, latestDay: latest.day }
}

const ripeVotes = async (
  { readModels, clock }: QuestionPorts,
  { after, limit }: Parameters<SystemQueries['ripeVotes']>[0],
): ReturnType<SystemQueries['ripeVotes']> => {
  const filter = after === null ? {} : { _id: { $gt: after } }
  const page = await readModels.collection(unripeVotes).find(filter, { sort: [], limit })
  const voters = await readModels.collection(users).many([...new Set(page.map(({ userId }) => userId))])
  const isGrownUp = (voter: UserDoc | undefined) =>
    voter !== undefined && !voter.erased && hasCountedVote({ trustLevel: trustLevelOf(voter, clock()) })
  return {
    votes: page.filter(({ userId }) => isGrownUp(voters.get(userId))).map(({ postId, userId }) => ({ postId, userId })),
    next: page.length < limit ? null : (page.at(-1)?._id ?? null),
  }
}
