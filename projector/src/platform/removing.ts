import type { Documents } from './projection.ts'
import type { CollectionSchema } from './read-models.ts'

/** A fold that takes away what an event finds in these collections. */
export const removing =
  (...schemas: readonly CollectionSchema[]) =>
  (documents: Documents): void => {
    for (const schema of schemas) {
      documents.matching(schema).forEach(([id]) => documents.remove(schema, id))
    }
  }
