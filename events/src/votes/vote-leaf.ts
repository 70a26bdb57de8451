import { dayMs } from '../platform/day.ts'

/** What a vote can be: for, against, or taken back. */
export const voteValues = [1, 0, -1] as const

/** What a leaf says of a vote. */
export interface VoteLeaf {
  /** Without it whoever knows the rest could make the leaf, and so find out who voted. */
  readonly salt: string
  readonly voteId: string
  readonly userId: string
  readonly postId: number
  readonly value: (typeof voteValues)[number]
  /** yyyy-mm-ddThh (UTC) */
  readonly hour: string
}

/**
 * The text whose hash is the leaf of a vote. It names the vote and its voter, so that no two votes have one leaf: else two
 * who voted alike could be shown the same receipt, and one of their votes be left out.
 */
export const textOfLeaf = ({ salt, voteId, userId, postId, value, hour }: VoteLeaf): string =>
  ['dealstream vote 1', salt, voteId, userId, postId, value, hour].join('\n')

/** The hour of a time (ms), as a leaf says it. */
export const hourOf = (at: number): string => new Date(at).toISOString().slice(0, 'yyyy-mm-ddThh'.length)

/** The day (UTC) of a time (ms), in days since 1970. */
export const voteDayOf = (at: number): number => Math.floor(at / dayMs)
/** When a day is over (ms). */
export const endOfVoteDay = (day: number): number => (day + 1) * dayMs
/** yyyy-mm-dd */
export const textOfVoteDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length)

/** What begins the chain: there is no root before the first. */
const noRoot = '0'.repeat(64)

export interface ChainedRoot {
  /** yyyy-mm-dd (UTC) */
  readonly day: string
  readonly votes: number
  readonly root: string
  readonly previous: string | null
}

/** The text whose hash chains the root of a day to all before it. */
export const textOfChained = ({ previous, day, votes, root }: ChainedRoot): string =>
  ['dealstream root 1', previous ?? noRoot, day, votes, root].join('\n')

/** Put before what is hashed, so that no leaf can be taken for a node (RFC 6962). */
export const leafPrefix = 0
export const nodePrefix = 1
