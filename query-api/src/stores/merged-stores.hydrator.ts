import { canManageStores, longestStoreWay, type Viewer } from '@deals/events'
import { stores, type StoreDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { notFound, type QueryRefusal } from '../platform/refusals.ts'
import { storesOf } from './store-marks.hydrator.ts'

type Reading = Pick<Asking, 'readModels'>

/** The store that a slug leads to by now: the one that has it, or what that was merged into. */
export async function findStore({ readModels }: Reading, slug: string): Promise<StoreDoc | null> {
  const collection = readModels.collection(stores)
  let store = await collection.get(slug)
  for (let steps = 0; store?.merged !== undefined && steps < longestStoreWay; steps += 1) {
    store = await collection.get(store.merged.into)
  }
  return store
}

/** The 404 of this viewer, if a store is not for them; null if it is. */
export const refuseStore = (viewer: Viewer | null, { status }: StoreDoc): QueryRefusal | null =>
  status === 'blocked' && !canManageStores(viewer) ? notFound('Store') : null

/** Slugs with those that they lead to by now, for posts that are on their way still. */
export async function withMerged(reading: Reading, slugs: readonly string[]): Promise<string[]> {
  const found = await Promise.all(slugs.map((slug) => findStore(reading, slug)))
  return [...new Set([...slugs, ...found.flatMap((store) => store?.slug ?? [])])]
}

/** What slugs lead to by now, each once; where none was merged, in one read. */
export async function currentSlugs(reading: Reading, slugs: readonly string[]): Promise<string[]> {
  const found = await storesOf(reading, slugs)
  const leading = slugs.map(async (slug) =>
    found.get(slug)?.merged === undefined ? slug : ((await findStore(reading, slug))?.slug ?? slug),
  )
  return [...new Set(await Promise.all(leading))]
}
