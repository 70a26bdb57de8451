import { askedTogether } from '@deals/storage'
import { sortableText } from '@deals/storage/mongo'
import type { FindOptions } from '../../platform/read-models.ts'
import type { ActiveVersion, ActiveVersions } from './active-versions.ts'
import { sortToMongo, type MongoCondition } from './filter-to-mongo.ts'
import { batchSize, type Control } from './mongo-control.ts'
import { idOf, type StoredDocument } from './stored-document.ts'

/** What queries of one store need. */
export interface Reading {
  control: Control
  active: ActiveVersions
  /** Looks documents of a collection up by their ids, for all who ask at once. */
  rowsOf: (collection: string) => (ids: readonly string[]) => Promise<Rows>
}
export type Rows = ReadonlyMap<string, StoredDocument>

export function readingOf(control: Control, active: ActiveVersions): Reading {
  const byCollection = new Map<string, ReturnType<Reading['rowsOf']>>()
  const reading: Reading = {
    control,
    active,
    rowsOf(collection) {
      const known =
        byCollection.get(collection) ?? askedTogether((asked) => rowsWith(reading, collection, asked.flat()))
      byCollection.set(collection, known)
      return known
    },
  }
  return reading
}

const rowsWith = async (reading: Reading, collection: string, ids: readonly string[]): Promise<Rows> =>
  new Map((await findByIds(reading, collection, { ids })).map((row) => [idOf(row), row]))

/**
 * Living documents by their ids. Tombstones are left out here: asked to do it, a server may go by an index that begins with
 * that mark, and walk through all that lives.
 */
export async function findByIds(
  reading: Reading,
  collection: string,
  { ids, fields = ['_pos', '_doc'] }: { ids: readonly string[]; fields?: readonly string[] },
): Promise<StoredDocument[]> {
  const among = [...new Set(ids)].map(sortableText)
  const question = { condition: { _id: { $in: among } }, limit: among.length, fields: ['_gone', ...fields] }
  return (await find(reading, collection, question)).filter(({ _gone: isGone }) => !isGone)
}

interface Question extends Partial<FindOptions> {
  condition: MongoCondition
  limit: number
  fields?: readonly string[]
}

export const find = (
  reading: Reading,
  collection: string,
  { condition, sort = [], skip = 0, limit, fields = ['_pos', '_doc'] }: Question,
): Promise<StoredDocument[]> =>
  readActive<StoredDocument[]>(reading, collection, {
    read: (documents) =>
      documents
        .find(condition, {
          sort: sortToMongo(sort),
          skip,
          limit,
          batchSize,
          projection: Object.fromEntries(fields.map((field) => [field, 1])),
        })
        .toArray(),
    isEmpty: (rows) => rows.length === 0,
    empty: [],
  })

interface Read<T> {
  read: (documents: ReturnType<Control['documents']>) => Promise<T>
  isEmpty: (answer: T) => boolean
  empty: T
}

/**
 * Answers from the active version, or `empty` while there is none. A version may be switched and dropped within the
 * second that its name is remembered; its collection then answers with nothing at all, so that nothing is asked twice.
 */
export async function readActive<T>(
  reading: Reading,
  collection: string,
  { read, isEmpty, empty }: Read<T>,
): Promise<T> {
  const { control, active } = reading
  const attempt = async (): Promise<{ answer: T; version: ActiveVersion | null }> => {
    const version = await active.ofCollection(collection)
    if (version === null) {
      return { answer: empty, version }
    }
    return { answer: await control.connection.run(() => read(control.documents(collection, version.version))), version }
  }
  const { answer, version } = await attempt()
  if (!isEmpty(answer) || version === null || (await active.isStill(version))) {
    return answer
  }
  active.forget()
  return (await attempt()).answer
}
