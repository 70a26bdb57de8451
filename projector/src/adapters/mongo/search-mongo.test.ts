import { deals } from '../testing/deals.ts'
import type { ActiveVersions } from './active-versions.ts'
import type { Control } from './mongo-control.ts'
import { readingOf } from './read-active.ts'
import { searchMongo } from './search-mongo.ts'

/** What a search asks the server for, and of how many documents. */
async function askedFor(query: string): Promise<{ words: unknown[]; limit: number }> {
  let asked: { words: unknown[]; limit: number } = { words: [], limit: 0 }
  const documents = () => ({
    find: ({ $and }: { $and: Record<string, unknown>[] }, { limit }: { limit: number }) => {
      asked = { words: $and.flatMap(({ _words: words }) => words ?? []), limit }
      return { toArray: async () => [] }
    },
  })
  const version = { projection: 'deals', version: 1, log: null, schemas: new Map() }
  const active = { ofCollection: async () => version, isStill: async () => true } as unknown as ActiveVersions
  const connection = { run: <T>(operation: () => Promise<T>) => operation() }
  const reading = readingOf({ connection, documents } as unknown as Control, active)
  await searchMongo(reading, deals, { query, filter: {}, limit: 3 })
  return asked
}

it.each([
  ['two three', { words: ['two', 'three'], limit: 3 }],
  ['two -ten -three', { words: ['two', { $nin: ['ten', 'three'] }], limit: 3 }],
  ['two -"ten three"', { words: ['two'], limit: 10_000 }],
  ['"two three" -ten', { words: ['two', 'three', { $nin: ['ten'] }], limit: 10_000 }],
] as const)('of %s no more is read than words alone leave open', async (query, asked) => {
  expect(await askedFor(query)).toEqual(asked)
})
