import {
  eventTypes,
  type AnyRecorded,
  type EventType,
  type EventTypeIn,
  type PostFields,
  type RecordedByType,
  type RecordedOf,
  type StreamCategory,
} from '@deals/events'
import { projection, type Documents, type Projection } from './projection.ts'

export type Fold<Type extends EventType> = (documents: Documents, event: RecordedByType[Type]) => void
/** One fold per event type; null where an event of a stream that a view follows changes nothing in it. */
export type Folds = { readonly [Type in EventType]?: Fold<Type> | null }
type Closed<Type extends EventType> = { readonly [T in Type]: Fold<T> | null }
type Declaration<F> = Omit<Projection, 'handles' | 'evolve'> & { readonly folds: F }

/** Entries for events that change nothing. */
export function nothingAt<Type extends EventType>(...types: readonly Type[]): { readonly [T in Type]: null }
export function nothingAt(...types: readonly EventType[]): Folds {
  return Object.fromEntries(types.map((type) => [type, null]))
}

/**
 * A projection written as one fold per event: what it handles is what it has folds for, so neither can be forgotten.
 * It answers every event of the streams that it follows, so that a new one without an answer does not compile; of other
 * streams it may name single events.
 */
export function foldPerEvent<Followed extends StreamCategory, Single extends EventType = never>(
  declaration: Declaration<Closed<EventTypeIn<Followed> | Single>>,
): Projection
export function foldPerEvent({ folds, ...rest }: Declaration<Folds>): Projection {
  return projection({
    ...rest,
    handles: eventTypes.filter((type) => typeof folds[type] === 'function'),
    evolve: (documents, event) => foldOne(folds, event.type, { documents, event }),
  })
}

function foldOne<Type extends EventType>(
  folds: Folds,
  type: Type,
  { documents, event }: { documents: Documents; event: RecordedByType[Type] },
): void {
  folds[type]?.(documents, event)
}

/** Views by post keep the events of one post in order; what concerns no single post reaches every partition. */
export const byPost = (event: AnyRecorded): string => ('postId' in event.data ? String(event.data.postId) : '*')

/** Views by member; an erasure reaches every partition, because texts of the member may lie in any. */
export const byUser = (event: AnyRecorded): string =>
  event.type !== 'UserErased' && 'userId' in event.data ? event.data.userId : '*'

/** Whose key seals the personal text of an event, so whose erasure makes it unreadable. */
export function ownerOfText({ meta, data }: AnyRecorded, unlessSaid: string): string {
  return meta.keys?.[0] ?? ('userId' in data ? data.userId : unlessSaid)
}

/**
 * The changes of an edit that are as good as the author's own. What a moderator still writes into a post whose author
 * has left is sealed for the moderator; it is told in no view of the post, so that no second erasure has to find it.
 */
export function changesFor(event: RecordedOf<'PostEdited'>, authorId: string): Partial<PostFields> {
  const { title: _title, content: _content, subtitle: _subtitle, ...rest } = event.data.changes
  const isTheirs = ownerOfText(event, authorId) === authorId
  return isTheirs ? event.data.changes : rest
}

/** A text of an event about somebody's post or comment, if it is sealed for that author; see `changesFor`. */
export const textFor = (event: AnyRecorded, authorId: string, text: string | null): string | undefined =>
  ownerOfText(event, authorId) === authorId ? (text ?? undefined) : undefined

/** As what somebody acted on a post: its poster, another member, or by role. */
export function roleOf({ meta: { actor } }: AnyRecorded, authorId: string | undefined): string {
  if (actor.id !== null && actor.id === authorId) {
    return 'poster'
  }
  return actor.kind === 'user' ? 'member' : actor.kind
}
