import { streamOf, type EventMeta } from '@deals/events'
import { newUuid, uuidV5 } from '@deals/events/platform'
import type { NewEvent } from '@deals/event-log'

const meta = (commandId: string): EventMeta => ({
  v: 1,
  commandId,
  correlationId: commandId,
  causationId: commandId,
  actor: { id: 'bench', kind: 'user' },
})

/** A vote as the log stores it, in the stream of its post and voter. */
export function voteEvent(postId: number, voter: number): { stream: string; event: NewEvent } {
  const commandId = newUuid()
  const userId = `u${voter}`
  return {
    stream: streamOf.vote(postId, userId),
    event: {
      id: uuidV5(commandId, 0),
      type: 'VoteCast',
      data: { postId, userId, authorId: 'author', previous: 0, weight: 1, value: 1 },
      meta: meta(commandId),
    },
  }
}
