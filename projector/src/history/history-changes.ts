import { ERASED_TEXT, type EventType, type Json, type PostChange, type PostFields } from '@deals/events'
import type { HistoryDoc } from './history.read-models.ts'

type Changes = NonNullable<HistoryDoc['changes']>

/** The fields after an edit, and each named field as it was and as it is. */
export function afterEdit(before: PostFields, edit: Partial<PostFields>): { fields: PostFields; changes: Changes } {
  const fields: PostFields = { ...before, ...edit }
  const was = valuesOf(before)
  const changes: Changes = {}
  for (const [name, to] of valuesOf(fields)) {
    // A field that the edit names is told even where its text reads the same: so it is after an erasure.
    if (Object.hasOwn(edit, name)) {
      changes[name] = { from: was.get(name) ?? null, to }
    }
  }
  return { fields, changes }
}

function valuesOf({ images, ...fields }: PostFields): Map<string, Json> {
  const values = new Map<string, Json>(Object.entries(fields))
  return values.set(
    'images',
    images.map(({ imageUrl, sequence, alt }) => ({ imageUrl, sequence, ...(alt !== undefined && { alt }) })),
  )
}

const texts = ['title', 'content', 'subtitle']

/** A line whose texts nobody can read any more, as a rebuild would write it. */
export function withoutTexts(line: HistoryDoc): HistoryDoc {
  const { reason, changes } = line
  return {
    ...line,
    ...(reason !== undefined && { reason: ERASED_TEXT }),
    ...(changes !== undefined && { changes: erasedChanges(changes) }),
  }
}

const erasedText = (value: Json): Json => (value === null ? null : ERASED_TEXT)

function erasedChanges(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([name, { from, to }]) => [
      name,
      texts.includes(name) ? { from: erasedText(from), to: erasedText(to) } : { from, to },
    ]),
  )
}

/** What programs that follow a post are told of a line that everybody sees; nothing for small steps. */
export function changeOf(
  kind: EventType,
  { to, changes = {} }: Pick<HistoryDoc, 'to' | 'changes'>,
): PostChange | undefined {
  if (kind === 'PostEdited') {
    return Object.hasOwn(changes, 'price') ? 'price-changed' : 'edited'
  }
  // Whatever brings a post into sight: its submission, a review, or a decision that was taken back.
  return steps[kind] ?? (to === 'active' ? 'published' : undefined)
}

const steps: { readonly [Kind in EventType]?: PostChange } = {
  PostExpired: 'expired',
  PostRenewed: 'renewed',
  PostMerged: 'merged',
  ScoreCompleted: 'scored',
}
