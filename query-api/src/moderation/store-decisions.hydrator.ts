import { groupedBy } from '@deals/events'
import { deskActs, type DeskActDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'

const mostActs = 1_000

/** What was decided about the state of each of some stores, the latest first. */
export async function storeDecisions(
  { readModels }: Pick<Asking, 'readModels'>,
  slugs: readonly string[],
): Promise<ReadonlyMap<string | undefined, readonly DeskActDoc[]>> {
  const window = { sort: [['position', -1]], limit: mostActs } as const
  const acts = slugs.length === 0 ? [] : await readModels.collection(deskActs).find({ slug: { $in: slugs } }, window)
  return groupedBy(
    acts.filter(({ kind }) => kind === 'StoreChanged'),
    ({ slug }) => slug,
  )
}
