import { createHash } from 'node:crypto'
import {
  beforeFirst,
  factTime,
  numberOf,
  textOfChained,
  type ChainedRoot,
  type Position,
  type VoteRootEvent,
} from '@deals/events'
import { pathFrom, rootOver } from './hash-tree.ts'
import { votesAfter, type GivenVote, type VoteLeaves, type VoteReading } from './read-votes.ts'

export type VotePart = VoteRootEvent['data']['parts'][number]
/** One root over the votes of a day, in parts of which each is a tree of its own. */
export type VoteRoot = Pick<VoteRootEvent['data'], 'votes' | 'root' | 'parts' | 'through'>

/** A power of two: then the tree over the roots of parts is the tree over all votes. */
export const votesPerPart = 1_024

export interface VotesFrom extends VoteReading {
  readonly leaves: VoteLeaves
  /** Where the root before ended. */
  readonly after: Position
}

/**
 * The root of the votes in the order of the log, up to the first that was given at a time (ms) or later. What bears a
 * time that is still to come was given while a clock was ahead; waiting for that time, it would hold up all behind it.
 */
export const rootUntil = (from: VotesFrom, end: number, now = Infinity): Promise<VoteRoot> =>
  rootWhile(from, (vote) => factTime(vote) < end || factTime(vote) > now)

/** The root of the votes up to a position. */
export const rootThrough = (from: VotesFrom, through: Position): Promise<VoteRoot> =>
  rootWhile(from, (vote) => vote.position <= through)

/** The root of the next so many votes. */
export const rootOfNext = (from: VotesFrom, count: number): Promise<VoteRoot> =>
  rootWhile(from, (_vote, index) => index < count)

async function rootWhile(
  { after, leaves, ...reading }: VotesFrom,
  belongs: (vote: GivenVote, index: number) => boolean,
): Promise<VoteRoot> {
  const parts: VotePart[] = []
  let hashes: Buffer[] = []
  let [through, votes] = [after, 0]
  let begins = { after: numberOf(after), since: 0 }
  const close = () => {
    parts.push({ root: hexOf(rootOver(hashes)), ...begins })
    hashes = []
  }
  for await (const vote of votesAfter(reading, after)) {
    if (!belongs(vote, votes)) {
      break
    }
    if (hashes.length === 0) {
      begins = { after: numberOf(through), since: factTime(vote) }
    }
    hashes.push(leaves.hashOf(vote))
    through = vote.position
    votes += 1
    if (hashes.length === votesPerPart) {
      close()
    }
  }
  if (hashes.length > 0) {
    close()
  }
  const root = hexOf(rootOver(parts.map((part) => bytesOf(part.root))))
  return { votes, root, parts, through: numberOf(through) }
}

/** How many votes stand before one; null where it is not among the first so many. */
export async function votesBefore(reading: VoteReading, voteId: string, most: number): Promise<number | null> {
  let seen = 0
  for await (const vote of votesAfter(reading, beforeFirst)) {
    if (vote.id === voteId || seen === most) {
      break
    }
    seen += 1
  }
  return seen === most ? null : seen
}

/** Behind which position the votes stand that follow the first so many of a log. */
export async function endOfFirst(reading: VoteReading, count: number): Promise<Position> {
  let [end, seen] = [beforeFirst, 0]
  if (count === 0) {
    return end
  }
  for await (const vote of votesAfter(reading, beforeFirst)) {
    end = vote.position
    seen += 1
    if (seen === count) {
      break
    }
  }
  return end
}

export interface VotePlace {
  /** Which of the votes below the root it is, counted from 0. */
  readonly index: number
  /** The hashes beside the way from its leaf up to the root, the lowest first. */
  readonly path: string[]
}

/** Where a vote stands below a root, looked for in one of its parts; null where it is not there. */
export async function placeInPart(
  { after, leaves, ...reading }: VotesFrom,
  { votes, parts }: Pick<VoteRoot, 'votes' | 'parts'>,
  { voteId, part }: { readonly voteId: string; readonly part: number },
): Promise<VotePlace | null> {
  const hashes: Buffer[] = []
  let index = -1
  const count = Math.min(votesPerPart, votes - part * votesPerPart)
  for await (const vote of votesAfter(reading, after)) {
    index = vote.id === voteId ? hashes.length : index
    hashes.push(leaves.hashOf(vote))
    if (hashes.length === count) {
      break
    }
  }
  if (index === -1) {
    return null
  }
  const roots = parts.map(({ root }) => bytesOf(root))
  const path = [...pathFrom(index, hashes), ...pathFrom(part, roots)]
  return { index: part * votesPerPart + index, path: path.map(hexOf) }
}

const hexOf = (bytes: Buffer): string => bytes.toString('hex')
const bytesOf = (hex: string): Buffer => Buffer.from(hex, 'hex')

/** The root of a day chained to all before it. */
export const chainedOf = (root: ChainedRoot): string => createHash('sha256').update(textOfChained(root)).digest('hex')
