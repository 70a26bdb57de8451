import { originalText, sortableText } from '@deals/storage/mongo'
import { canonicalText, type Position } from '@deals/events'
import type { CollectionSchema, Doc, Put } from '../../platform/read-models.ts'
import { declaredValue, textsIn } from '../../platform/declared-value.ts'
import { indexedText, wordsIn } from '../text-relevance.ts'

/**
 * A document as the server holds it: its canonical JSON as text, which comes back exactly as it was written, and beside it
 * the declared fields for filters and sorts. Names of declared fields begin with a letter, so that none is one of ours.
 */
export interface StoredDocument {
  _id: string
  _pos: Position
  _gone: boolean
  /** The partition whose writer wrote it. */
  _in: string
  /** Which release wrote it, if one did. */
  _turn?: number
  _doc?: string
  /** What search looks words up in, and what it ranks by. */
  _words?: string[]
  _text?: Record<string, string>
  /** The number that the id is, where ids are numbers: texts are not in the order of their numbers. */
  _nr?: number
  [field: string]: unknown
}
export const numberField = '_nr'

/** What a writer says of the document that it puts. */
export interface Written {
  partition: string
  turn?: number
}

export function storedDocument(
  schema: CollectionSchema,
  { id, pos, doc, text }: Put,
  { partition, turn }: Written,
): StoredDocument {
  const head = { _id: sortableText(id), _pos: pos, _in: partition, ...(turn !== undefined && { _turn: turn }) }
  if (doc === null) {
    return { ...head, _gone: true }
  }
  return {
    ...head,
    _gone: false,
    ...declaredFields(schema, doc),
    _doc: text ?? canonicalText(doc),
    ...(schema.search !== undefined && searchFields(schema, doc)),
    ...(schema.isNumbered === true && { [numberField]: Number(id) }),
  }
}

export const idOf = ({ _id }: { _id: string }): string => originalText(_id)

/** A value of a declared field as the server compares it. */
export const comparable = (value: string | number | boolean): string | number | boolean =>
  typeof value === 'string' ? sortableText(value) : value

function declaredFields(schema: CollectionSchema, doc: Doc): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(schema.fields).flatMap((field) => {
      const value = fieldValue(schema, field, doc[field])
      return value === null ? [] : [[field, value]]
    }),
  )
}

function fieldValue(schema: CollectionSchema, field: string, value: Doc[string]): unknown {
  if (schema.fields[field] === 'texts') {
    return Array.isArray(value) ? textsIn(value).map(sortableText) : null
  }
  const declared = declaredValue(schema, field, value)
  return declared === null ? null : comparable(declared)
}

function searchFields(schema: CollectionSchema, doc: Doc): Pick<StoredDocument, '_words' | '_text'> {
  const text = indexedText(schema, doc)
  return { _text: text, _words: [...new Set(Object.values(text).flatMap(wordsIn))] }
}
