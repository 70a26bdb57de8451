import { postTexts, type PostFields, type PostText, type RecordedOf } from '@deals/events'

/** What an event wrote of the words of a post, and what became of it. */
export interface PostVersion {
  /** Revision of the event. */
  readonly version: number
  readonly texts: Readonly<Partial<Record<PostText, 'written' | 'empty' | 'removed'>>>
}
export type PostVersions = readonly PostVersion[]

/** An event that writes no words makes no version to speak of. */
export function written(before: PostVersions, version: number, fields: Partial<PostFields>): PostVersions {
  const named = postTexts.filter((name) => fields[name] !== undefined)
  const texts = Object.fromEntries(named.map((name) => [name, fields[name] === null ? 'empty' : 'written']))
  return named.length === 0 ? before : [...before, { version, texts }]
}

export function redacted(before: PostVersions, { data }: RecordedOf<'PostVersionRedacted'>): PostVersions {
  const removed = Object.fromEntries(data.fields.map((name) => [name, 'removed' as const]))
  return before.map((one) => (one.version === data.version ? { ...one, texts: { ...one.texts, ...removed } } : one))
}

/** Words of the version in this state. */
export const textsIn = ({ texts }: PostVersion, state: 'written' | 'removed'): PostText[] =>
  postTexts.filter((name) => texts[name] === state)

/** Which version wrote what stood in a field at a revision. */
export const writerOf = (versions: PostVersions, name: PostText, at = Infinity): number | undefined =>
  versions.findLast(({ version, texts }) => version <= at && texts[name] !== undefined)?.version
