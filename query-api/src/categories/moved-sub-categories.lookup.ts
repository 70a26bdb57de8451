import { shelvesAfter, type ShelvesAsked, type SubCategoryMoves } from '@deals/events'
import { subCategoryMoves, type ReadModels, type SubCategoryMoveDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { whileUnchanged } from '../platform/while-unchanged.ts'

/** More than there are sub-categories. */
const mostMoves = 1_000

export const findMoveDocs = (readModels: ReadModels): Promise<SubCategoryMoveDoc[]> =>
  readModels.collection(subCategoryMoves).find({}, { sort: [], limit: mostMoves })

const keptMoves = whileUnchanged<SubCategoryMoves>({ most: 10_000, sizeOf: (moves) => Object.keys(moves).length + 1 })

type Reading = Pick<Asking, 'readModels'>

/** To which sub-categories others lead; every list asks for it, and the clock changes nothing of it. */
export const findMoves = ({ readModels }: Reading): Promise<SubCategoryMoves> =>
  keptMoves({ readModels, now: 0, key: '' }, async () =>
    Object.fromEntries((await findMoveDocs(readModels)).map(({ slug, into }) => [slug, into])),
  )

/** What a list is narrowed to, led on to where that stands by now. */
export async function withMoved(asking: Reading, asked: ShelvesAsked) {
  return shelvesAfter(asked.subCategories.length === 0 ? {} : await findMoves(asking), asked)
}
