import type { z } from 'zod'
import { numberOf, type Position } from './position.ts'
import type { StreamCategory } from './stream-categories.ts'

/** What JSON can hold; payloads and metadata of events are checked against it before any adapter sees them. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** Who caused an event. `kind` is the highest role the actor acted with; system and operator have no id. */
export interface Actor {
  id: string | null
  kind: 'user' | 'moderator' | 'staff' | 'superUser' | 'owner' | 'system' | 'operator'
}

export interface EventMeta {
  /** Schema version of the payload. */
  v: number
  commandId: string
  /** Id of the first request of the flow. */
  correlationId: string
  /** Command id, or the id of the event that a reaction answers. */
  causationId: string
  actor: Actor
  requestId?: string
  traceparent?: string
  /** Subjects whose keys seal fields of this event. */
  keys?: string[]
  /** For facts written after they happened: when that was, and when they were written (ms). */
  occurredAt?: number
  importedAt?: number
  /** The position under which an event was first known, where its log was copied: names that were made of it stay. */
  knownAs?: number
  /** The first letters of the identity of the log that gave the position, where that log held a copy of another one. */
  knownIn?: string
}

/** One event type: its name, payload version, the stream category it lives in, its schema and the fields sealed per person. */
export interface EventDefinition<
  Type extends string = string,
  Schema extends z.ZodType = z.ZodType,
  Category extends StreamCategory = StreamCategory,
> {
  type: Type
  version: number
  category: Category
  schema: Schema
  sealed: readonly string[]
  /** One sentence for the catalogue page. */
  about: string
}

export type EventOf<Definition> =
  Definition extends EventDefinition<infer Type, infer Schema> ? { type: Type; data: z.infer<Schema> } : never

/** A decoded event as folds see it: upcast to the newest version and unsealed as far as its keys still exist. */
export type Recorded<E extends { type: string; data: unknown }> = E & {
  id: string
  stream: string
  revision: number
  position: Position
  /** When the log stored it (ms). */
  at: number
  meta: EventMeta
}

/** When the fact happened (ms): for a back-filled fact its own time, else the time the log stored it. */
export function factTime(event: { at: number; meta: Pick<EventMeta, 'occurredAt'> }): number {
  return event.meta.occurredAt ?? event.at
}

/** An event as it is named by what begins with it. */
interface Named {
  readonly position: Position
  readonly meta: Pick<EventMeta, 'knownAs' | 'knownIn'>
}

/**
 * Names what began with an event; it stays the same in every copy of its log. Positions of a log that holds a copy may
 * be those of the log that was copied, so there the log is named too.
 */
export function knownAs({ position, meta }: Named): string {
  const place = String(meta.knownAs ?? numberOf(position))
  return meta.knownIn === undefined ? place : `${place}.${meta.knownIn}`
}

/** Stands in the place of sealed text whose key was destroyed. */
export const ERASED_TEXT = '[removed]'

export function defineEvent<const Type extends string, Schema extends z.ZodType, const Category extends StreamCategory>(
  definition: Omit<EventDefinition<Type, Schema, Category>, 'version' | 'sealed'> & {
    version?: number
    sealed?: readonly string[]
  },
): EventDefinition<Type, Schema, Category> {
  return { version: 1, sealed: [], ...definition }
}
