import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { categoriesProjection } from './categories.projection.ts'
import { subCategoryMoves } from './categories.read-models.ts'

const move = tell(
  'SubCategoryMoved',
  { slug: 'drones', into: 'cameras', reason: 'They fly with one.' },
  { by: 'olive' },
)

it('a sub-category leads to the one that its posts were moved to, and it is known who did it and why', async () => {
  const view = await folded(categoriesProjection, move)
  expect(view.all(subCategoryMoves)).toMatchObject([
    ['drones', { slug: 'drones', into: 'cameras', reason: 'They fly with one.', actorId: 'olive' }],
  ])
})

it('one whose move was taken back leads nowhere', async () => {
  const undone = tell('SubCategoryMoveUndone', { slug: 'drones', into: 'cameras' }, { by: 'olive' })
  expect((await folded(categoriesProjection, move, undone)).all(subCategoryMoves)).toEqual([])
})
