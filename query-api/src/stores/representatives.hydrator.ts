import { stores } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'

const mostStores = 1_000

/** For which stores these members speak, in one read. */
export async function storesSpokenFor(
  { readModels }: Pick<Asking, 'readModels'>,
  userIds: readonly string[],
): Promise<(userId: string, storeSlug: string | undefined) => boolean> {
  const ids = [...new Set(userIds)]
  const found =
    ids.length === 0
      ? []
      : await readModels.collection(stores).find({ representatives: { $in: ids } }, { sort: [], limit: mostStores })
  const spoken = new Set(
    found.flatMap(({ slug, representatives = [] }) => representatives.map((id) => `${slug} ${id}`)),
  )
  return (userId, storeSlug) => spoken.has(`${storeSlug} ${userId}`)
}
