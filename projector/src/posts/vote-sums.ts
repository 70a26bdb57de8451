import type { Position, VotedOn, WeighedVotes } from '@deals/events'
import type { OutdatedVotes, PostDoc, PostVoteDoc } from './posts.read-models.ts'

/** A vote as sums hold it. */
export type Vote = Pick<PostVoteDoc, 'value' | 'weight'>
export const noVote: Vote = { value: 0, weight: 0 }

interface VoteSums extends WeighedVotes {
  voteCount: number
}

const isVote = ({ value }: Vote): number => (value === 0 ? 0 : 1)
const isWeighed = (one: Vote): number => isVote(one) * one.weight
const isWeighedUp = ({ value, weight }: Vote): number => (value === 1 ? weight : 0)

/** Sums with one member's vote replaced by another. */
export const exchanged = (sums: VoteSums, from: Vote, to: Vote): VoteSums => ({
  voteCount: sums.voteCount + isVote(to) - isVote(from),
  weighedVotes: sums.weighedVotes + to.value * to.weight - from.value * from.weight,
  weighedCount: sums.weighedCount + isWeighed(to) - isWeighed(from),
  weighedUps: sums.weighedUps + isWeighedUp(to) - isWeighedUp(from),
})

/** Whether a vote that stands was given before the deal changed for the worse. */
export const isOutdated = ({ pos: changedAt }: OutdatedVotes, { value, pos, castPos = pos }: PostVoteDoc): boolean =>
  value !== 0 && castPos < changedAt

/** What an edit outdates: all votes there are. */
export function outdatedBy(post: PostDoc, by: VotedOn | null, change: { pos: Position; at: number }): Partial<PostDoc> {
  const { voteCount, weighedVotes, weighedCount, weighedUps } = post
  return by === null || voteCount === 0
    ? {}
    : { outdated: { by, ...change, voteCount, weighedVotes, weighedCount, weighedUps } }
}

/** What is left of the outdated ones: who votes anew votes on the deal as it is now. */
export function outdatedWith(
  outdated: OutdatedVotes,
  from: PostVoteDoc | null,
  to: PostVoteDoc,
): OutdatedVotes | undefined {
  const without = from !== null && isOutdated(outdated, from) ? from : noVote
  const sums = exchanged(outdated, without, isOutdated(outdated, to) ? to : noVote)
  return sums.voteCount === 0 ? undefined : { ...outdated, ...sums }
}
