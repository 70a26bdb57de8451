import { stores, type StoreDoc } from '@deals/projector/read-models'
import { documentsWhileUnchanged } from '../platform/each-while-unchanged.ts'
import type { Asking } from '../platform/ports.ts'

const storesKept = documentsWhileUnchanged(stores, { most: 2_000 })

/** The stores of a page of posts by slug, in one read. */
export async function storesOf(
  { readModels }: Pick<Asking, 'readModels'>,
  slugs: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, StoreDoc>> {
  const wanted = [...new Set(slugs.filter((slug) => slug !== undefined))]
  return storesKept(readModels, wanted)
}
