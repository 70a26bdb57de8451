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
  type Codec,
  type EventLog,
  type GivenVote,
  type VoteLeaves,
} from '@deals/event-log'
import type { ReadModels } from '../platform/read-models.ts'
import { voteRoots, type VoteRootDoc } from './vote-roots.read-models.ts'

export interface VoteLogParts {
  log: EventLog
  codec: Codec
  readModels: ReadModels
  leaves: VoteLeaves
}

/** What a member gave to a post, read from the log and proved by it. */
export function createVoteLog(parts: VoteLogParts) {
  const begins = rememberBeginnings(parts)
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
          proof: await proofOf({ ...parts, begins }, vote),
        })
      }
      return receipts
    },
  }
}

/** Whoever changed a vote more often than this reads of the last ones. */
const mostReceipts = 20

type Placing = VoteLogParts & { begins: ReturnType<typeof rememberBeginnings> }

/** Mostly it stands in the root of its own day; what was written into the log later, in that of the day when it was. */
async function proofOf(placing: Placing, vote: GivenVote): Promise<VoteReceipt['proof']> {
  const days = [factTime(vote), vote.meta.importedAt ?? vote.at].map(voteDayOf)
  const roots = await placing.readModels.collection(voteRoots).many([...new Set(days)].map(String))
  for (const root of roots.values()) {
    for (const part of partsFor(root, vote)) {
      const after = await placing.begins(root, part)
      const place = await placeInPart({ ...placing, after }, root, { voteId: vote.id, part })
      if (place !== null) {
        const { day, votes, chained } = root
        return { day: textOfVoteDay(day), votes, root: root.root, chained, ...place }
      }
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

/** Behind which position a part stands. In a copy of the log votes are counted for that, once for each part. */
function rememberBeginnings({ log, codec }: VoteLogParts) {
  const known = new Map<string, Promise<Position>>()
  return ({ day, before, parts, isCopied }: VoteRootDoc, part: number): Promise<Position> => {
    if (!isCopied) {
      return Promise.resolve(positionFrom(parts[part]?.after ?? 0))
    }
    const key = `${day}:${part}`
    const found = known.get(key) ?? endOfFirst({ log, codec }, before + part * votesPerPart)
    known.set(key, found)
    found.catch(() => known.delete(key))
    return found
  }
}
