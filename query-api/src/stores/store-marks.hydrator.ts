import { stores, type StoreDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'

/** The stores of a page of posts by slug, in one read. */
export async function storesOf(
  { readModels }: Pick<Asking, 'readModels'>,
  slugs: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, StoreDoc>> {
  const wanted = [...new Set(slugs.filter((slug) => slug !== undefined))]
  return wanted.length === 0 ? new Map() : readModels.collection(stores).many(wanted)
}
