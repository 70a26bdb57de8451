import { eventDefinitions, streamOf, type DomainEvent, type Position } from '@deals/events'
import type { Codec, EventLog } from '@deals/event-log'
import { newUuid } from '@deals/events/platform'
import { actorOf, type Told } from '@deals/events/testing'

/** The stream that an event belongs to. */
function streamOfEvent(event: DomainEvent): string {
  const {
    postId = 0,
    userId = '',
    commentId = 0,
    slug = '',
    replayId = '',
    decisionId = '',
    alertId = '',
  } = event.data as Partial<Record<'userId' | 'slug' | 'replayId' | 'decisionId' | 'alertId', string>> &
    Partial<Record<'postId' | 'commentId', number>>
  const category = eventDefinitions[event.type]?.category
  const streams: Partial<Record<string, string>> = {
    score: streamOf.score(postId),
    replay: streamOf.replay(replayId),
    report: streamOf.report(postId, userId),
    vote: streamOf.vote(postId, userId),
    match: streamOf.match(alertId, postId),
    avail: streamOf.availability(postId, userId),
    comment: streamOf.comment(commentId),
    store: streamOf.store(slug),
    appeal: streamOf.appeal(decisionId),
    user: streamOf.user(userId),
  }
  return streams[category ?? ''] ?? streamOf.post(postId)
}

/** Appends what happened, by the system where nobody is named. */
export function tellIn(log: EventLog, codec: Codec) {
  return async (event: Told | DomainEvent): Promise<Position> => {
    const by = 'told' in event ? event.told?.by : undefined
    const stream = streamOfEvent(event)
    const commandId = newUuid()
    const meta = {
      commandId,
      correlationId: commandId,
      causationId: commandId,
      actor: by === undefined ? ({ id: null, kind: 'system' } as const) : actorOf(by),
    }
    const encoded = await codec.encode([{ type: event.type, data: event.data } as DomainEvent], {
      stream,
      meta,
      subject: 'ann',
    })
    return (await log.append(stream, encoded, { expected: 'any' })).position
  }
}
