import { MongoNetworkTimeoutError, type IndexDescription } from 'mongodb'
import type { CollectionSchema } from '../../platform/read-models.ts'
import { bare } from '../check-filter.ts'
import type { Control } from './mongo-control.ts'
import { numberField } from './stored-document.ts'

/**
 * One index per declared list, behind the mark of tombstones and ended by the id in the direction of its last field, so
 * that it gives whole orders of living documents; one per list of texts; one by position, for comparisons and tidying.
 */
export function indexesOf({ name, fields, indexes, search, isNumbered }: CollectionSchema): IndexDescription[] {
  const declared = indexes.flatMap((index, at): IndexDescription[] => {
    const own = index.filter((field) => fields[bare(field)] !== 'texts')
    const unknown = own.find((field) => fields[bare(field)] === undefined)
    if (unknown !== undefined) {
      throw new Error(`${name}: the index field ${unknown} is not declared`)
    }
    const parts = [...own, own.at(-1)?.startsWith('-') === true ? '-_id' : '_id'].map((field): [string, 1 | -1] => [
      bare(field),
      field.startsWith('-') ? -1 : 1,
    ])
    return own.length === 0 ? [] : [{ key: new Map([['_gone', 1], ...parts]), name: `by${at}` }]
  })
  const lists = Object.keys(fields).filter((field) => fields[field] === 'texts')
  return [
    { key: { _gone: 1, _pos: 1 }, name: 'position' },
    ...declared,
    ...lists.map((field) => lookUpIndex({ fields }, field)),
    ...(search === undefined ? [] : [wordsIndex(isNumbered === true ? numberField : '_id')]),
  ]
}

/** Finds what holds a word, the newest first. */
const wordsIndex = (age: string): IndexDescription => ({
  key: new Map<string, 1 | -1>([
    ['_gone', 1],
    ['_words', 1],
    [age, -1],
  ]),
  name: 'words',
})

/** Finds the documents of one value, for folds. */
export const lookUpIndex = ({ fields }: Pick<CollectionSchema, 'fields'>, field: string): IndexDescription => ({
  key: new Map([
    ['_gone', 1],
    [field, 1],
  ]),
  name: fields[field] === 'texts' ? `list_${field}` : `find_${field}`,
})

/** Whether a declared index begins with the field. */
export const isServed = ({ indexes }: CollectionSchema, field: string): boolean =>
  indexes.some(([first]) => first !== undefined && bare(first) === field)

const fieldName = /^[a-zA-Z][a-zA-Z0-9_-]*$/

/** Names that begin otherwise are ours, and dots and dollars are the server's. */
export function checkNames({ name, fields, search }: CollectionSchema): void {
  for (const one of [name, ...Object.keys(fields), ...Object.keys(search ?? {})]) {
    if (!fieldName.test(one)) {
      throw new Error(`${name}: "${one}" cannot name a collection or a field`)
    }
  }
}

/** Makes an index; one that is there already is left, and one that takes long is waited for. */
export async function makeIndex(
  { documents, connection: { run } }: Control,
  { collection, version }: { collection: string; version: number },
  index: IndexDescription,
): Promise<void> {
  for (;;) {
    try {
      await run(() => documents(collection, version).createIndexes([index]))
      return
    } catch (error) {
      // The server goes on with it; asking again waits for its end.
      if (!(error instanceof Error && error.cause instanceof MongoNetworkTimeoutError)) {
        throw error
      }
    }
  }
}
