import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { deskActsProjection } from './desk-acts.projection.ts'
import { deskActs, type DeskActDoc } from './desk-acts.read-models.ts'

it('what was decided together stands in one line', async () => {
  const bulk = { bulkId: 'b', userId: 'mo', decision: 'deleted' as const }
  const state = await folded(
    deskActsProjection,
    tell('BulkDecided', { ...bulk, postIds: [1, 2, 3] }, { by: 'mo' }),
    tell('BulkDecided', { ...bulk, postIds: [4] }, { by: 'mo' }),
  )
  expect(state.all<DeskActDoc>(deskActs).map(([, act]) => act)).toMatchObject([
    { kind: 'BulkDecided', actorId: 'mo', title: '3 posts', code: 'deleted', bulkId: 'b', postIds: [1, 2, 3] },
    { kind: 'BulkDecided', actorId: 'mo', title: '1 post', code: 'deleted' },
  ])
})
