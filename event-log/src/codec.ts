import { z } from 'zod'
import type { AnyRecorded, DomainEvent, Upcasters } from '@deals/events'
import { eventDefinitions, recorded, UndecodableEvent, upcast, upcasters as allUpcasters } from '@deals/events'
import { errorMessage } from '@deals/storage'
import type { EventDefinition, EventMeta, JsonObject, Position } from '@deals/events/platform'
import { toJsonObject, beforeFirst, categoryOf, uuidV5 } from '@deals/events/platform'
import type { Opener, Sealer } from './sealer.ts'
import { pathsOfTexts, replaceFields, replaceTexts } from './sealed-fields.ts'
import { Invalid } from './event-log.ts'
import type { NewEvent, StreamEvent } from './event-log.ts'

/** Where events go, and what is said about all of them. */
export interface Destination {
  stream: string
  meta: Omit<EventMeta, 'v' | 'keys'>
  /**
   * Whose key seals their personal text. Left out, it is the payload's userId, else its authorId, else the actor;
   * name it where a moderator writes into somebody else's stream.
   */
  subject?: string
}

/** As the log gives it, from the whole log or from one stream. */
export type Stored = StreamEvent & { position?: Position }

/** Turns facts into what the log stores, and back. */
export interface Codec {
  /** Checks each payload against its schema, seals what is personal, and gives ids that a repeat gives again. */
  encode(events: readonly DomainEvent[], destination: Destination): Promise<NewEvent[]>
  /** Throws UndecodableEvent. The position of an event that was read from its stream alone is `beforeFirst`. */
  decode(event: Stored): Promise<AnyRecorded>
  decodeAll(events: readonly Stored[]): Promise<AnyRecorded[]>
  /** The same for whoever asks nothing of what people wrote: it stays sealed, and no key is looked for. */
  decodeSealed(event: Stored): AnyRecorded
  /** Whether this program has a definition for a type; folds pass over others. */
  knows(type: string): boolean
}

export interface CodecOptions {
  sealer: Sealer
  definitions?: Readonly<Record<string, EventDefinition>>
  upcasters?: Upcasters
}

export function createCodec({ sealer, definitions = eventDefinitions, upcasters = allUpcasters }: CodecOptions): Codec {
  const decodeWith = (event: Stored, data: JsonObject) => {
    if (event.damaged !== undefined) {
      throw new UndecodableEvent('damaged', `${event.type} cannot be read: ${event.damaged}`)
    }
    const definition = definitions[event.type]
    if (definition === undefined) {
      throw new UndecodableEvent('unknown-type', `${event.type} is an event that this program does not know`)
    }
    const newest = upcast(definition, { data, v: event.meta.v }, upcasters)
    return recorded(hasPosition(event) ? event : { ...event, position: beforeFirst }, newest)
  }
  const decodeAll = async (events: readonly Stored[]) => {
    const open = await sealer.openerFor(new Set(events.flatMap(keysOf)))
    // To wait for each event by itself would cost more than the decoding.
    return events.map((event) => decodeWith(event, unsealed(event, open)))
  }

  return {
    encode: (events, destination) =>
      Promise.all(
        events.map((event, index) =>
          encodeOne({ event, index, definition: definitions[event.type] }, destination, sealer),
        ),
      ),
    decode: async (event) => decodeWith(event, unsealed(event, await sealer.openerFor(keysOf(event)))),
    decodeAll,
    decodeSealed: (event) => decodeWith(event, event.data),
    knows: (type) => Object.hasOwn(definitions, type),
  }
}

interface Encoding {
  event: DomainEvent
  index: number
  definition: EventDefinition | undefined
}

async function encodeOne(
  { event: { type, data }, index, definition }: Encoding,
  { stream, meta, subject }: Destination,
  sealer: Sealer,
): Promise<NewEvent> {
  if (definition === undefined || definition.category !== categoryOf(stream)) {
    throw new Invalid(`${type} does not belong into the stream ${stream}`)
  }
  const payload = checkedPayload(definition, data)
  const id = uuidV5(meta.commandId, nameOf(payload, { definition, place: `${stream} ${index}` }))
  const owner = subject ?? ownerOf(payload, meta)
  const keys = new Set<string>()
  const sealed = await replaceFields(payload, definition.sealed, async (text, field) => {
    if (owner === undefined) {
      throw new Invalid(`${type} holds personal text, and nobody is named to whom it belongs`)
    }
    keys.add(owner)
    return sealer.seal(owner, { stream, eventId: id, field }, text)
  })
  return { id, type, data: sealed, meta: writtenMeta(meta, definition.version, [...keys]) }
}

/**
 * The stream is part of the name because one command may write to several. So is what an event says in plain text:
 * whoever hears that these very ids are in the log knows what stands there. Text that is sealed would be given away.
 */
function nameOf(payload: JsonObject, { definition, place }: { definition: EventDefinition; place: string }): string {
  const texts = definition.sealed.length === 0 ? [] : pathsOfTexts(payload, () => true)
  const isSealed = (text: string) => definition.sealed.some((path) => text === path || text.startsWith(`${path}.`))
  return texts.some(isSealed) ? place : `${place} ${JSON.stringify(payload)}`
}

function checkedPayload({ type, schema }: EventDefinition, data: unknown): JsonObject {
  const checked = schema.safeParse(data)
  if (!checked.success) {
    throw new Invalid(`${type} does not fit its schema: ${z.prettifyError(checked.error)}`)
  }
  try {
    return toJsonObject(checked.data, type)
  } catch (error) {
    throw new Invalid(errorMessage(error))
  }
}

function ownerOf({ userId, authorId }: JsonObject, { actor }: Pick<EventMeta, 'actor'>): string | undefined {
  return [userId, authorId, actor.id].find((id) => typeof id === 'string')
}

function writtenMeta(meta: Destination['meta'], v: number, keys: string[]): EventMeta {
  const written: EventMeta = { ...meta, v, ...(keys.length > 0 && { keys }) }
  for (const [name, value] of Object.entries(written)) {
    if (value === undefined) {
      Reflect.deleteProperty(written, name)
    }
  }
  return written
}

const none: readonly string[] = []
const keysOf = ({ meta }: Stored): readonly string[] => meta.keys ?? none

const hasPosition = (event: Stored): event is Stored & { position: Position } => event.position !== undefined

/** Opens whatever is sealed under one of the keys that the event names, wherever older versions had it. */
function unsealed(event: Stored, open: Opener): JsonObject {
  const { id, stream, data } = event
  const beginnings = keysOf(event).map((key) => `sealed:1:${key}:`)
  if (beginnings.length === 0) {
    return data
  }
  return replaceTexts(data, {
    isMeant: (text) => beginnings.some((beginning) => text.startsWith(beginning)),
    replace: (text, field) => open(text, { stream, eventId: id, field }),
  })
}
