import { postTexts, type PostFields, type PostText, type RecordedOf } from '@deals/events'

/** What an event wrote of the words of a post, and what became of it. */
export interface PostVersion {
  /** Revision of the event. */
  readonly version: number
  readonly texts: Readonly<Partial<Record<PostText, 'written' | 'empty' | 'removed'>>>
  /** The words themselves, until they are removed. */
  readonly words: Readonly<Partial<Record<PostText, string | null>>>
}
export type PostVersions = readonly PostVersion[]

/** An event that writes no words makes no version to speak of. */
export function written(before: PostVersions, version: number, fields: Partial<PostFields>): PostVersions {
  const named = postTexts.filter((name) => fields[name] !== undefined)
  const texts = Object.fromEntries(named.map((name) => [name, fields[name] === null ? 'empty' : 'written']))
  const words = Object.fromEntries(named.map((name) => [name, fields[name] ?? null]))
  return named.length === 0 ? before : [...before, { version, texts, words }]
}

export function redacted(before: PostVersions, { data }: RecordedOf<'PostVersionRedacted'>): PostVersions {
  const removed = Object.fromEntries(data.fields.map((name) => [name, 'removed' as const]))
  const gone = Object.fromEntries(data.fields.map((name) => [name, null]))
  return before.map((one) =>
    one.version === data.version
      ? { ...one, texts: { ...one.texts, ...removed }, words: { ...one.words, ...gone } }
      : one,
  )
}

/** Words of the version in this state. */
export const textsIn = ({ texts }: PostVersion, state: 'written' | 'removed'): PostText[] =>
  postTexts.filter((name) => texts[name] === state)

/** Which version wrote what stood in a field at a revision. */
export const writerOf = (versions: PostVersions, name: PostText, at = Infinity): number | undefined =>
  versions.findLast(({ version, texts }) => version <= at && texts[name] !== undefined)?.version
