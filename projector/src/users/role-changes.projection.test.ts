import * as say from '@deals/events/testing'
import { ann, bob } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { roleChangesProjection } from './role-changes.projection.ts'
import { roleChanges, type RoleChangeDoc } from './role-changes.read-models.ts'

const changesAfter = async (...history: say.Told[]) =>
  (await folded(roleChangesProjection, ...history)).all<RoleChangeDoc>(roleChanges).map(([, change]) => change)

it('roles are kept as they were given and taken back, with who did it', async () => {
  const revoked = tell('RoleRevoked', { userId: bob, role: 'staff' }, { by: ann })
  expect(await changesAfter(say.aRole({ userId: bob, role: 'staff' }, { by: ann }), revoked)).toMatchObject([
    { userId: bob, role: 'staff', isGranted: true, actorId: ann },
    { userId: bob, role: 'staff', isGranted: false, actorId: ann },
  ])
})

it('nothing is kept of who has left for good', async () => {
  const erased = tell('UserErased', { userId: bob, requestId: 'r' })
  expect(await changesAfter(say.aRole({ userId: bob, role: 'staff' }), erased)).toEqual([])
})
