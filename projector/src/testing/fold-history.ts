import type { AnyRecorded } from '@deals/events'
import { recordedHistory, type Told } from '@deals/events/testing'
import type { Projection } from '../platform/projection.ts'
import type { CollectionSchema } from '../platform/read-models.ts'
import { foldInBatches } from './fold-apart.ts'

export interface Folded {
  /** A document as it was written, or undefined. */
  doc<T extends object>(schema: CollectionSchema, id: string | number): T | undefined
  all<T extends object>(schema: CollectionSchema): [id: string, doc: T][]
}

/** What a projection makes of a history that a test tells. */
export async function folded(projection: Projection, ...told: readonly Told[]): Promise<Folded> {
  return foldedRecords(projection, recordedHistory(told))
}

export async function foldedRecords(projection: Projection, history: readonly AnyRecorded[]): Promise<Folded> {
  const { documents } = await foldInBatches(projection, [history])
  return {
    doc: <T extends object>({ name }: CollectionSchema, id: string | number) => {
      const text = documents[`${name} ${id}`]
      return text === undefined ? undefined : (JSON.parse(text) as T)
    },
    all: <T extends object>({ name }: CollectionSchema) =>
      Object.entries(documents)
        .filter(([key]) => key.startsWith(`${name} `))
        .map(([key, text]): [string, T] => [key.slice(name.length + 1), JSON.parse(text) as T]),
  }
}
