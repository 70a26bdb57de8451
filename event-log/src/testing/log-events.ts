import { setTimeout as delay } from 'node:timers/promises'
import { newUuid, type Position, type EventMeta, type JsonObject } from '@deals/events/platform'
import type { Batch, EventLog, LogEvent, NewEvent } from '../event-log.ts'

/** Metadata of an event that ann caused, where not said otherwise. */
export function aMeta(over: Partial<EventMeta> = {}): EventMeta {
  const commandId = over.commandId ?? newUuid()
  return {
    v: 1,
    commandId,
    correlationId: commandId,
    causationId: commandId,
    actor: { id: 'ann', kind: 'user' },
    ...over,
  }
}

/** An event as a log takes it. */
export function anEvent(data: JsonObject = {}, over: Partial<NewEvent> = {}): NewEvent {
  return { id: newUuid(), type: 'SomethingHappened', data, meta: aMeta(), ...over }
}

/** Several events whose payloads count from 0. */
export function someEvents(count: number): NewEvent[] {
  return Array.from({ length: count }, (_, number) => anEvent({ number }))
}

/** The name of a stream that nobody has used, also on a server that keeps what earlier runs wrote. */
export function freshStream(category = 'post'): string {
  return `${category}-${newUuid().replaceAll('-', '')}`
}

/** Follows the log until `isEnough` says so; a log that never gets there fails with what it gave. */
export async function follow(
  log: EventLog,
  options: Omit<Parameters<EventLog['subscribe']>[0], 'signal'>,
  isEnough: (events: readonly LogEvent[], last: Batch) => boolean,
): Promise<{ events: LogEvent[]; batches: Batch[] }> {
  const stop = new AbortController()
  const batches: Batch[] = []
  const events: LogEvent[] = []
  for await (const batch of log.subscribe({ ...options, signal: stop.signal })) {
    batches.push(batch)
    events.push(...batch.events)
    if (isEnough(events, batch)) {
      stop.abort()
    }
  }
  return { events, batches }
}

/** Everything behind a position, page by page. */
export async function everythingAfter(log: EventLog, after: Position, limit = 500): Promise<LogEvent[]> {
  const events: LogEvent[] = []
  let batch: Batch = { events: [], upTo: after, live: false }
  while (!batch.live) {
    batch = await log.readAll({ after: batch.upTo, limit })
    events.push(...batch.events)
  }
  return events
}

/** Lets other work of the event loop go first, so that what was started can reach its waiting. */
export async function otherWork(): Promise<void> {
  await delay(1)
}

/** Lets the event loop go on until it is so; a test that never gets there fails by its time. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await otherWork()
  }
}
