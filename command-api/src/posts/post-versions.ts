import { postTexts, type PostFields, type PostText, type RecordedOf } from '@deals/events'

/** What an event wrote of the words of a post, and what became of it. */
export interface PostVersion {
  /** Revision of the event. */
  readonly version: number
  /** The words of each field that it wrote; null where it emptied the field, and where they were removed since. */
  readonly texts: Readonly<Partial<Record<PostText, string | null>>>
  readonly removed: readonly PostText[]
}
export type PostVersions = readonly PostVersion[]

/** An event that writes no words makes no version to speak of. */
export function written(before: PostVersions, version: number, fields: Partial<PostFields>): PostVersions {
  const named = postTexts.filter((name) => fields[name] !== undefined)
  const texts = Object.fromEntries(named.map((name) => [name, fields[name] ?? null]))
  return named.length === 0 ? before : [...before, { version, texts, removed: [] }]
}

export function redacted(before: PostVersions, { data }: RecordedOf<'PostVersionRedacted'>): PostVersions {
  const gone = Object.fromEntries(data.fields.map((name) => [name, null]))
  return before.map((one) =>
    one.version === data.version
      ? { ...one, texts: { ...one.texts, ...gone }, removed: [...one.removed, ...data.fields] }
      : one,
  )
}

/** Fields whose words are there. */
export const writtenIn = ({ texts }: PostVersion): PostText[] =>
  postTexts.filter((name) => typeof texts[name] === 'string')

/** Fields whose words were removed, in the order of fields. */
export const removedIn = ({ removed }: PostVersion): PostText[] => postTexts.filter((name) => removed.includes(name))

/** Which version wrote what stood in a field at a revision. */
export const writerOf = (versions: PostVersions, name: PostText, at = Infinity): number | undefined =>
  versions.findLast(({ version, texts }) => version <= at && texts[name] !== undefined)?.version
