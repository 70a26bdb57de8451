import { errorMessage } from '@deals/storage'
import type { StreamEvent } from './event-log.ts'

type Parsed = Pick<StreamEvent, 'data' | 'meta' | 'damaged'>

/**
 * Payload and metadata from the text that a store holds. Only what passed checkedAppend was stored, so what is in a text
 * that can be read needs no second look; looking again would cost most of the time of a replay.
 */
export function parseStoredEvent(data: string, meta: string): Parsed {
  try {
    const parsed = { data: JSON.parse(data) as StreamEvent['data'], meta: JSON.parse(meta) as StreamEvent['meta'] }
    return isObject(parsed.data) && isObject(parsed.meta) ? withOneId(parsed) : damaged('a payload is an object')
  } catch (error) {
    return damaged(errorMessage(error))
  }
}

/** Most events name one command three times: one text serves, where a million events would keep three million. */
function withOneId(parsed: Parsed): Parsed {
  const { meta } = parsed
  if (meta.correlationId === meta.commandId) {
    meta.correlationId = meta.commandId
  }
  if (meta.causationId === meta.commandId) {
    meta.causationId = meta.commandId
  }
  return parsed
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** One event that a disk has spoiled keeps nobody from the others: whoever decodes it is told. */
export const damaged = (why: string): Parsed => ({
  data: {},
  meta: { v: 0, commandId: '', correlationId: '', causationId: '', actor: { id: null, kind: 'system' } },
  damaged: `its text is damaged: ${why}`,
})
