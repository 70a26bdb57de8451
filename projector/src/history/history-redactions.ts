import { postTexts, type PostFields, type PostText, type RecordedOf } from '@deals/events'
import type { Documents } from '../platform/projection.ts'
import { postHistory, type HistoryDoc } from './history.read-models.ts'

type Changes = NonNullable<HistoryDoc['changes']>
type Wrote = Pick<HistoryDoc, 'texts' | 'changes' | 'revision'>

/** Words that an event wrote; the same after an erasure, which leaves what was nothing as it was. */
export const textsIn = (fields: Partial<PostFields>): PostText[] =>
  postTexts.filter((name) => fields[name] !== undefined && fields[name] !== null)

/** Which event wrote the words that stand after this one. */
export function standingAfter(
  before: Readonly<Partial<Record<PostText, number>>>,
  { revision }: { revision: number },
  fields: Partial<PostFields>,
): Partial<Record<PostText, number>> {
  const named = postTexts.filter((name) => fields[name] !== undefined)
  return { ...before, ...Object.fromEntries(named.map((name) => [name, revision])) }
}

/**
 * Takes words out of the line that wrote them and out of the one that replaced them, and tells when they were written;
 * null where no such line is known.
 */
export function removeWords(documents: Documents, event: RecordedOf<'PostVersionRedacted'>): number | null {
  const { version, fields } = event.data
  const written = documents
    .matching(postHistory)
    .filter(([, line]) => line.stream === event.stream && writes(line))
    .toSorted(([, one], [, other]) => one.revision - other.revision)
  const next = (name: PostText) =>
    written.find(([, { revision, changes }]) => revision > version && changes?.[name] !== undefined)?.[0]
  const replacedIn = new Map(fields.map((name) => [name, next(name)]))
  for (const [id, line] of written) {
    const ended = fields.filter((name) => replacedIn.get(name) === id)
    const gone = line.revision === version ? fields : []
    if (ended.length + gone.length > 0) {
      documents.put(postHistory, id, withoutWords(line, { gone, ended }))
    }
  }
  return written.find(([, { revision }]) => revision === version)?.[1].at ?? null
}

const writes = ({ texts, changes }: Wrote): boolean =>
  texts !== undefined || postTexts.some((name) => changes?.[name] !== undefined)

interface Which {
  /** Words that this line wrote. */
  readonly gone: readonly PostText[]
  /** Words that it replaced. */
  readonly ended: readonly PostText[]
}

function withoutWords(line: HistoryDoc, { gone, ended }: Which): HistoryDoc {
  const { texts = [], removed = [], changes } = line
  const taken = texts.filter((name) => gone.includes(name))
  return {
    ...line,
    ...(taken.length > 0 && {
      texts: texts.filter((name) => !gone.includes(name)),
      removed: postTexts.filter((name) => removed.includes(name) || taken.includes(name)),
    }),
    ...(changes !== undefined && { changes: blanked(blanked(changes, 'to', gone), 'from', ended) }),
  }
}

function blanked(changes: Changes, side: 'from' | 'to', names: readonly PostText[]): Changes {
  const blank = ([name, change]: [string, Changes[string]]) => {
    const isMeant = names.some((one) => one === name)
    const removed = (['from', 'to'] as const).filter((one) => one === side || change.removed?.includes(one) === true)
    return [name, isMeant ? { ...change, [side]: null, removed } : change] as const
  }
  return Object.fromEntries(Object.entries(changes).map(blank))
}
