import {
  contentRemoved,
  postTexts,
  type AnyRecorded,
  type PostFields,
  type PostText,
  type RecordedOf,
} from '@deals/events'
import type { Codec } from '@deals/event-log'
import type { Decoder } from '../platform/decoding.ts'

/** Which words of a post were removed, by the revision of the event that wrote them. */
export type RemovedWords = ReadonlyMap<number, readonly PostText[]>
type Stored = Parameters<Codec['decodeSealed']>[0]
type Writing = RecordedOf<'PostSubmitted' | 'PostEdited' | 'PostKept'>
type Texts = Partial<Pick<PostFields, PostText>>

/** The log never forgets; what moderators removed is left out whenever it is read. */
export function removedWords(codec: Codec, events: readonly Stored[]): RemovedWords {
  const removed = new Map<number, readonly PostText[]>()
  const redactions = events
    .filter(({ type }) => type === 'PostVersionRedacted')
    .map((event) => codec.decodeSealed(event))
  for (const event of redactions) {
    if (event.type === 'PostVersionRedacted') {
      const { version, fields } = event.data
      removed.set(version, [...(removed.get(version) ?? []), ...fields])
    }
  }
  return removed
}

const writing: ReadonlySet<string> = new Set<Writing['type']>(['PostSubmitted', 'PostEdited', 'PostKept'])
const isWriting = (event: AnyRecorded): event is Writing => writing.has(event.type)

const textsOf = (event: Writing): Texts => (event.type === 'PostEdited' ? event.data.changes : event.data)

/** Names of the texts among these that hold something to be left out. */
const among = (texts: Texts, isMeant: (name: PostText, text: string) => boolean): PostText[] =>
  postTexts.filter((name) => typeof texts[name] === 'string' && isMeant(name, texts[name]))

const blank = (names: readonly PostText[]): Texts =>
  Object.fromEntries(names.map((name) => [name, contentRemoved] as const))

/** The events of a post without what was removed, also where somebody suggested the very words. */
export function withoutRemoved(events: readonly AnyRecorded[], removed: RemovedWords): AnyRecorded[] {
  if (removed.size === 0) {
    return [...events]
  }
  const isRemoved = (event: Writing) => (name: PostText) => removed.get(event.revision)?.includes(name) === true
  const words = new Set(
    events
      .filter(isWriting)
      .flatMap((event) => among(textsOf(event), isRemoved(event)).map((name) => textsOf(event)[name])),
  )
  return events.map((event): AnyRecorded => {
    switch (event.type) {
      case 'PostSubmitted':
      case 'PostKept':
        return withTexts(event, blank(among(textsOf(event), isRemoved(event))))
      case 'PostEdited':
        return withChanges(event, blank(among(textsOf(event), isRemoved(event))))
      case 'EditSuggested':
        return withChanges(event, blank(among(event.data.changes, (_name, text) => words.has(text))))
      default:
        return event
    }
  })
}

const withTexts = <Event extends { data: object }>(event: Event, texts: Texts): Event => ({
  ...event,
  data: { ...event.data, ...texts },
})
const withChanges = <Event extends { data: { changes: object } }>(event: Event, texts: Texts): Event => ({
  ...event,
  data: { ...event.data, changes: { ...event.data.changes, ...texts } },
})

/** Words that stood after these events and are removed, in order of the stream. */
export function removedAfter(codec: Codec, events: readonly Stored[], removed: RemovedWords): PostText[] {
  const written =
    removed.size === 0 ? [] : events.filter(({ type }) => writing.has(type)).map((event) => codec.decodeSealed(event))
  const writers = written.filter(isWriting)
  return postTexts.filter((name) => {
    const writer = writers.findLast((event) => textsOf(event)[name] !== undefined)
    return writer !== undefined && removed.get(writer.revision)?.includes(name) === true
  })
}

/** Reads events as if the words had never been there. */
export function decoderWithout(codec: Codec, removed: RemovedWords): Decoder {
  return removed.size === 0
    ? codec
    : {
        knows: (type) => codec.knows(type),
        decode: async (event) => withoutRemoved([await codec.decode(event)], removed)[0] ?? codec.decode(event),
        decodeAll: async (events) => withoutRemoved(await codec.decodeAll(events), removed),
      }
}
