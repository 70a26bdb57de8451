import { MongoBulkWriteError, type AnyBulkWriteOperation, type Collection } from 'mongodb'
import { brokenBulk, sortableText } from '@deals/storage/mongo'
import type { CollectionSchema, Put } from '../../platform/read-models.ts'
import type { MongoCondition } from './filter-to-mongo.ts'
import type { Control } from './mongo-control.ts'
import { storedDocument, type StoredDocument, type Written } from './stored-document.ts'

const duplicateKey = 11_000

interface Writing {
  control: Control
  version: number
  schemas: ReadonlyMap<string, CollectionSchema>
}

/**
 * Writes documents, each only if that moves its position forward, and answers how many were written. A first write that
 * meets a stored document is repeated as a replacement under the same guard: unmatched means newer already.
 */
export async function writeDocuments(writing: Writing, puts: readonly Put[], written: Written): Promise<number> {
  const { control, version, schemas } = writing
  const collections = [...new Set(puts.map(({ collection }) => collection))]
  const counts = await Promise.all(
    collections.map((collection) => {
      const schema = schemas.get(collection)
      if (schema === undefined) {
        throw new Error(`there is no collection ${collection} in this version`)
      }
      const own = puts.filter((put) => put.collection === collection)
      const wanted = own.map((put) => ({
        guard: { _id: sortableText(put.id), ...guardOf(put, written) },
        replacement: storedDocument(schema, put, written),
      }))
      return control.connection.run(() => replaceAll(control.documents(collection, version), wanted))
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** A release also replaces what is as new, unless the same or a later release wrote it. */
function guardOf({ pos }: Put, { turn }: Written): MongoCondition {
  const older = { _pos: { $lt: pos } }
  return turn === undefined
    ? older
    : { $or: [older, { _pos: pos, _turn: { $exists: false } }, { _pos: pos, _turn: { $lt: turn } }] }
}

interface Replacing {
  guard: MongoCondition
  replacement: StoredDocument
}

async function replaceAll(documents: Collection<StoredDocument>, wanted: readonly Replacing[]): Promise<number> {
  try {
    const { matchedCount, upsertedCount } = await documents.bulkWrite(operations(wanted, true), { ordered: false })
    return matchedCount + upsertedCount
  } catch (error) {
    const met = metStored(error, wanted.length)
    if (met === null) {
      throw error
    }
    const { matchedCount } = await documents.bulkWrite(
      operations(
        met.places.flatMap((at) => wanted[at] ?? []),
        false,
      ),
      { ordered: false },
    )
    return met.written + matchedCount
  }
}

const operations = (wanted: readonly Replacing[], upsert: boolean): AnyBulkWriteOperation<StoredDocument>[] =>
  wanted.map(({ guard, replacement }) => ({ replaceOne: { filter: guard, replacement, upsert } }))

/** Which of the writes met a stored document, if nothing else went wrong and the server has answered each of them. */
function metStored(error: unknown, asked: number): { places: number[]; written: number } | null {
  const isAnswer = error instanceof MongoBulkWriteError && brokenBulk(error) === null
  if (!isAnswer || error.result.getWriteConcernError() !== undefined) {
    return null
  }
  const failures = error.result.getWriteErrors()
  const written = error.result.matchedCount + error.result.upsertedCount
  const isKnown = failures.length > 0 && failures.every(({ code }) => code === duplicateKey)
  return isKnown && written + failures.length === asked ? { places: failures.map(({ index }) => index), written } : null
}
