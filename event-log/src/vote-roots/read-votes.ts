import { createHmac } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  factTime,
  hourOf,
  textOfLeaf,
  type AnyRecorded,
  type Position,
  type RecordedOf,
  type VoteLeaf,
} from '@deals/events'
import type { Codec } from '../codec.ts'
import type { EventLog } from '../event-log.ts'
import { leafOf } from './hash-tree.ts'

/** What is given to a post, and what is taken back; a vote that matures was given before. */
export type GivenVote = RecordedOf<'VoteCast' | 'VoteCleared'>

/** Makes the leaves of votes from the log alone, so that nothing has to be kept with a vote. */
export interface VoteLeaves {
  leafOf(vote: GivenVote): VoteLeaf
  hashOf(vote: GivenVote): Buffer
}

/** The salts follow from a key that follows from the master key; whoever has one salt knows nothing of the others. */
export function createVoteLeaves(masterKey: Buffer): VoteLeaves {
  const key = createHmac('sha256', masterKey).update('salts of votes').digest()
  const leaf = (vote: GivenVote): VoteLeaf => ({
    salt: createHmac('sha256', key).update(vote.id).digest('hex'),
    voteId: vote.id,
    userId: vote.data.userId,
    postId: vote.data.postId,
    value: vote.type === 'VoteCast' ? vote.data.value : 0,
    hour: hourOf(factTime(vote)),
  })
  return { leafOf: leaf, hashOf: (vote) => leafOf(textOfLeaf(leaf(vote))) }
}

export const isGivenVote = (event: AnyRecorded): event is GivenVote =>
  event.type === 'VoteCast' || event.type === 'VoteCleared'

export interface VoteReading {
  readonly log: Pick<EventLog, 'readAll'>
  readonly codec: Pick<Codec, 'decodeSealed'>
}

const atOnce = 200

/** The votes behind a position in the order of the log, page by page; whoever else has to do something does it in between. */
export async function* votesAfter({ log, codec }: VoteReading, position: Position): AsyncGenerator<GivenVote> {
  let after = position
  for (let isOver = false; !isOver;) {
    const batch = await log.readAll({ after, limit: atOnce, categories: ['vote'] })
    const votes = batch.events.filter(({ type }) => type === 'VoteCast' || type === 'VoteCleared')
    yield* votes.map((vote) => codec.decodeSealed(vote)).filter(isGivenVote)
    after = batch.upTo
    isOver = batch.live
    await nextTurn()
  }
}
