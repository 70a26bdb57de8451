import { roles } from '@deals/events'
import { jsonProblem, isUuid, type EventMeta } from '@deals/events/platform'
import { Invalid, type Expected, type NewEvent } from './event-log.ts'

/** What one append may hold; EventStoreDB's own limit of 1 MiB stands behind the total. */
export const appendLimits = { events: 100, eventBytes: 256 * 1024, totalBytes: 1_000_000 } as const

/** An event as adapters store it: payload and metadata are JSON text already. */
export interface CheckedEvent {
  readonly id: string
  readonly type: string
  readonly data: string
  readonly meta: string
}

/** An append that keeps every rule of the port; only its expectation is still to be judged. */
export interface CheckedAppend {
  readonly stream: string
  readonly expected: Expected
  readonly events: readonly CheckedEvent[]
}

// The category ends at the first hyphen; a leading $ would make a system stream of EventStoreDB.
const streamName = /^[a-z]+-[A-Za-z0-9._~-]{1,120}$/
const typeName = /^[A-Z][A-Za-z]+$/

/** Checks what every adapter refuses alike, before any of them runs. Throws Invalid. */
export function checkedAppend(stream: string, events: readonly NewEvent[], expected: Expected): CheckedAppend {
  assertStreamName(stream)
  if (!isExpectation(expected)) {
    throw new Invalid(`${stream}: ${expected} is no revision to expect`)
  }
  if (events.length === 0 || events.length > appendLimits.events) {
    throw new Invalid(`${stream}: an append holds 1 to ${appendLimits.events} events, this one ${events.length}`)
  }
  if (new Set(events.map(({ id }) => id)).size < events.length) {
    throw new Invalid(`${stream}: two events of one append have the same id`)
  }
  const checked = events.map((event) => checkedEvent(stream, event))
  const total = checked.reduce((sum, event) => sum + bytesOf(event), 0)
  if (total > appendLimits.totalBytes) {
    throw new Invalid(`${stream}: an append holds at most ${appendLimits.totalBytes} bytes, this one ${total}`)
  }
  return { stream, expected, events: checked }
}

/** Throws Invalid for a name that no stream can have. */
export function assertStreamName(stream: string): void {
  if (!streamName.test(stream)) {
    throw new Invalid(`${JSON.stringify(stream).slice(0, 200)} is no name for a stream`)
  }
}

function isExpectation(expected: Expected): boolean {
  return expected === 'none' || expected === 'any' || (Number.isSafeInteger(expected) && expected >= 0)
}

function checkedEvent(stream: string, { id, type, data, meta }: NewEvent): CheckedEvent {
  if (!typeName.test(type)) {
    throw new Invalid(`${stream}: ${JSON.stringify(type).slice(0, 200)} is no name for an event type`)
  }
  if (!isUuid(id)) {
    throw new Invalid(`${stream}: the id of ${type} is not a lower-case uuid`)
  }
  if (!isEventMeta(meta)) {
    throw new Invalid(`${stream}: the metadata of ${type} does not say who wrote it and why`)
  }
  const checked = { id, type, data: jsonText(stream, data, 'data'), meta: jsonText(stream, meta, 'meta') }
  if (bytesOf(checked) > appendLimits.eventBytes) {
    throw new Invalid(`${stream}: ${type} is larger than ${appendLimits.eventBytes} bytes`)
  }
  return checked
}

const kinds = new Set<unknown>(['user', ...roles, 'system', 'operator'])

/** Whether metadata says what that of each event of ours says. */
export function isEventMeta(meta: unknown): meta is EventMeta {
  if (!isObject(meta) || !isObject(meta['actor'])) {
    return false
  }
  const { v, commandId, correlationId, causationId, actor } = meta
  const areIds = typeof commandId === 'string' && typeof correlationId === 'string' && typeof causationId === 'string'
  return Number.isSafeInteger(v) && areIds && kinds.has(actor['kind'])
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function jsonText(stream: string, value: unknown, name: string): string {
  const problem = jsonProblem(value, name)
  if (problem !== undefined) {
    throw new Invalid(`${stream}: JSON cannot hold it: ${problem}`)
  }
  if (!isObject(value)) {
    throw new Invalid(`${stream}: ${name} is not an object`)
  }
  return JSON.stringify(value)
}

function bytesOf({ data, meta }: CheckedEvent): number {
  return Buffer.byteLength(data) + Buffer.byteLength(meta)
}
