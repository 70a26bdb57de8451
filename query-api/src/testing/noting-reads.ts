import type { ReadModels } from '@deals/projector/read-models'

/** The same read models with nothing remembered of them, and the names of all collections that were asked for. */
export function notingReads(given: ReadModels): { readModels: ReadModels; noted: Set<string> } {
  const noted = new Set<string>()
  return {
    noted,
    readModels: {
      ...given,
      collection: (schema) => {
        noted.add(schema.name)
        return given.collection(schema)
      },
      search: (schema, ...asked) => {
        noted.add(schema.name)
        return given.search(schema, ...asked)
      },
      searchIds: (schema, ...asked) => {
        noted.add(schema.name)
        return given.searchIds(schema, ...asked)
      },
    },
  }
}
