import { originalText, sortableText } from '@deals/storage/mongo'
import { compareText } from '../../platform/compare-text.ts'
import type { VersionRef } from '../../platform/projection-store.ts'
import type { CollectionSchema, Loaded, ProjectionWriter } from '../../platform/read-models.ts'
import { parseDoc, parseSchemas } from '../../platform/parse-stored.ts'
import { batchSize, findEntry, type Control, type ProjectionEntry } from './mongo-control.ts'
import { isServed, lookUpIndex, makeIndex } from './mongo-indexes.ts'
import { comparable } from './stored-document.ts'

/** The collections of one version, read once: what a version was made with never changes. */
export type SchemasOf = () => Promise<ReadonlyMap<string, CollectionSchema>>

const readEntry = ({ projections, connection }: Control, projection: string): Promise<ProjectionEntry | null> =>
  connection.run(() => projections.findOne({ _id: projection }))

export function readingSchemas(control: Control, { projection, version }: VersionRef): SchemasOf {
  let known: ReadonlyMap<string, CollectionSchema> | null = null
  return async () => {
    if (known === null) {
      const schemas = parseSchemas(findEntry(await readEntry(control, projection), version)?.schemas ?? '[]')
      known = new Map(schemas.map((schema) => [schema.name, schema]))
    }
    return known
  }
}

/** How folds find the documents that they change. */
export function documentLoader(
  control: Control,
  ref: VersionRef,
  schemas: SchemasOf,
): Pick<ProjectionWriter, 'load' | 'idsWhere'> {
  const lookedUp = new Set<string>()
  const schemaOf = async (collection: string): Promise<CollectionSchema> => {
    const schema = (await schemas()).get(collection)
    if (schema === undefined) {
      throw new Error(`${ref.projection} has no collection ${collection}`)
    }
    return schema
  }
  const find = (collection: string, condition: object, fields: readonly string[]) => {
    const projection = Object.fromEntries(fields.map((field) => [field, 1]))
    const documents = control.documents(collection, ref.version)
    return control.connection.run(() => documents.find(condition, { batchSize, projection }).toArray())
  }
  return {
    async load(collection, ids) {
      await schemaOf(collection)
      const rows = await find(collection, { _id: { $in: ids.map(sortableText) } }, ['_pos', '_doc'])
      return new Map(
        rows.map(({ _id, _pos, _doc = null }): [string, Loaded] => [
          originalText(_id),
          { pos: _pos, doc: parseDoc(_doc), ...(_doc !== null && { text: _doc }) },
        ]),
      )
    },
    async idsWhere(collection, field, value) {
      if (!lookedUp.has(`${collection} ${field}`)) {
        await prepareLookUp(control, ref, { schema: await schemaOf(collection), field })
        lookedUp.add(`${collection} ${field}`)
      }
      const rows = await find(collection, { [field]: comparable(value), _gone: false }, ['_id'])
      return rows.map(({ _id }) => originalText(_id)).sort(compareText)
    },
  }
}

/** A field that folds look documents up by gets an index with the first look-up, where no declared one begins with it. */
async function prepareLookUp(
  control: Control,
  { projection, version }: VersionRef,
  { schema, field }: { schema: CollectionSchema; field: string },
): Promise<void> {
  const isIndexed = findEntry(await readEntry(control, projection), version)?.indexed === true
  const isFound = isIndexed && (schema.fields[field] === 'texts' || isServed(schema, field))
  if (!isFound) {
    await makeIndex(control, { collection: schema.name, version }, lookUpIndex(schema, field))
  }
}
