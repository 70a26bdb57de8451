import type { StreamEvent } from './event-log.ts'

/**
 * Payload and metadata from the text that a store holds. Only what passed checkedAppend was stored, so the text needs
 * no second look; looking again would cost most of the time of a replay.
 */
export function parseStoredEvent(data: string, meta: string): Pick<StreamEvent, 'data' | 'meta'> {
  return { data: JSON.parse(data) as StreamEvent['data'], meta: JSON.parse(meta) as StreamEvent['meta'] }
}
