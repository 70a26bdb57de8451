import {
  factTime,
  positionFrom,
  streamOf,
  textOfVoteDay,
  voteDayOf,
  type Position,
  type VoteReceipt,
} from '@deals/events'
import {
  endOfFirst,
  isGivenVote,
  placeInPart,
  votesPerPart,
  votesBefore,
  type Codec,
  type EventLog,
  type GivenVote,
  type VoteLeaves,
  type VotePlace,
} from '@deals/event-log'
import type { Filter, ReadModels } from '../platform/read-models.ts'
import { voteRoots, type VoteRootDoc } from './vote-roots.read-models.ts'

export interface VoteLogParts {
  log: EventLog
  codec: Codec
  readModels: ReadModels
  leaves: VoteLeaves
}

/** What a member gave to a post, read from the log and proved by it. */
export function createVoteLog(parts: VoteLogParts) {
  const endOf = rememberEnds(parts)
  return {
    /** The latest first. */
    receiptsOf: async (postId: number, userId: string): Promise<VoteReceipt[]> => {
      const { events } = await parts.log.readStream(streamOf.vote(postId, userId))
      const votes = (await parts.codec.decodeAll(events)).filter(isGivenVote).slice(-mostReceipts)
      const receipts: VoteReceipt[] = []
      for (const vote of votes.toReversed()) {
        receipts.push({
          ...parts.leaves.leafOf(vote),
          leaf: parts.leaves.hashOf(vote).toString('hex'),
          proof: await proofOf({ ...parts, endOf }, vote),
        })
      }
      return receipts
    },
  }
}

/** Whoever changed a vote more often than this reads of the last ones. */
const mostReceipts = 20

/** More roots than a day has, however often a clock was set. */
const mostOfDay = 10
const walkedAtOnce = 20

type Placing = VoteLogParts & { endOf: ReturnType<typeof rememberEnds> }

async function proofOf(placing: Placing, vote: GivenVote): Promise<VoteReceipt['proof']> {
  const found = (await byDay(placing, vote)) ?? (await byPlace(placing, vote)) ?? (await inCopy(placing, vote))
  if (found === null) {
    return null
  }
  const { root, place } = found
  return { day: textOfVoteDay(root.day), votes: root.votes, root: root.root, chained: root.chained, ...place }
}

type Placed = { root: VoteRootDoc; place: VotePlace } | null

/** Mostly it stands in the root of its own day; what was written into the log later, in that of the day when it was. */
async function byDay(placing: Placing, vote: GivenVote): Promise<Placed> {
  const roots = placing.readModels.collection(voteRoots)
  for (const day of new Set([factTime(vote), vote.meta.importedAt ?? vote.at].map(voteDayOf))) {
    for (const root of await roots.find({ day }, { sort: [['pos', -1]], limit: mostOfDay })) {
      const found = await inParts(placing, vote, { root, parts: partsFor(root, vote) })
      if (found !== null) {
        return found
      }
    }
  }
  return null
}

/**
 * What a clock that was wrong put elsewhere is found by the times of the log, which never fall: from the last root back
 * to the one behind whose beginning the vote was written. A stream does not tell the positions of its events.
 */
async function byPlace(placing: Placing, vote: GivenVote): Promise<Placed> {
  const roots = placing.readModels.collection(voteRoots)
  for (let skip = 0; ; skip += walkedAtOnce) {
    const page = await roots.find({ isCopied: false }, { sort: [['pos', -1]], skip, limit: walkedAtOnce })
    for (const root of page.filter(({ votes }) => votes > 0)) {
      const begin = await timeAt(placing, root.parts[0]?.after ?? 0)
      if (begin <= vote.at && (await timeAt(placing, root.through)) < vote.at) {
        return null
      }
      const found = begin > vote.at ? null : await inParts(placing, vote, { root, parts: partsFor(root, vote) })
      if (found !== null || begin < vote.at) {
        return found
      }
    }
    if (page.length < walkedAtOnce) {
      return null
    }
  }
}

async function timeAt({ log }: Placing, place: number): Promise<number> {
  return place === 0 ? -Infinity : ((await log.eventAt(positionFrom(place)))?.at ?? Infinity)
}

/** Roots of a log that was copied tell places of that one; there it is counted how many votes stand before it. */
async function inCopy(placing: Placing, vote: GivenVote): Promise<Placed> {
  const last = vote.meta.knownAs === undefined ? undefined : await lastCopied(placing, {})
  if (last === undefined) {
    return null
  }
  const index = await votesBefore(placing, vote.id, last.before + last.votes)
  const root = index === null ? undefined : await lastCopied(placing, { before: { $lte: index } })
  return index === null || root === undefined
    ? null
    : inParts(placing, vote, { root, parts: [Math.floor((index - root.before) / votesPerPart)] })
}

async function lastCopied({ readModels }: Placing, filter: Filter): Promise<VoteRootDoc | undefined> {
  const sort = [['before', -1] as const, ['pos', -1] as const]
  const [root] = await readModels.collection(voteRoots).find({ ...filter, isCopied: true }, { sort, limit: 1 })
  return root
}

async function inParts(
  placing: Placing,
  vote: GivenVote,
  { root, parts }: { root: VoteRootDoc; parts: readonly number[] },
): Promise<Placed> {
  for (const part of parts) {
    // In a copy of the log votes are counted off for that.
    const after = root.isCopied
      ? await placing.endOf(root.before + part * votesPerPart)
      : positionFrom(root.parts[part]?.after ?? 0)
    const place = await placeInPart({ ...placing, after }, root, { voteId: vote.id, part })
    if (place !== null) {
      return { root, place }
    }
  }
  return null
}

/** Which parts may hold a vote: first the one that its time points to, then all others. */
function partsFor({ parts }: VoteRootDoc, vote: GivenVote): number[] {
  const likely = parts.findLastIndex(({ since }) => since <= factTime(vote))
  const others = parts.map((_part, index) => index).filter((index) => index !== likely)
  return likely === -1 ? others : [likely, ...others]
}

/** Behind which position the votes stand that follow the first so many; counted once while a process runs. */
function rememberEnds({ log, codec }: VoteLogParts) {
  const known = new Map<number, Promise<Position>>()
  return (votes: number): Promise<Position> => {
    const found = known.get(votes) ?? endOfFirst({ log, codec }, votes)
    known.set(votes, found)
    found.catch(() => known.delete(votes))
    return found
  }
}
