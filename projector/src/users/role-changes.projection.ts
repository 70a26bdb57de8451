import { factTime, numberOf, type RecordedOf } from '@deals/events'
import { byUser, foldPerEvent } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { removing } from '../platform/removing.ts'
import { roleChanges } from './role-changes.read-models.ts'

type RoleChange = RecordedOf<'RoleGranted' | 'RoleRevoked'>

const idOf = ({ data: { userId, role }, position }: RoleChange): string => `${userId}:${numberOf(position)}:${role}`

/** Who gave whom which role, and who took it back. */
export const roleChangesProjection = foldPerEvent<never, 'RoleGranted' | 'RoleRevoked' | 'UserErased'>({
  name: 'role-changes',
  version: 1,
  collections: [roleChanges],
  key: byUser,
  view: 'by-user',
  touches: (event) => {
    switch (event.type) {
      case 'RoleGranted':
      case 'RoleRevoked':
        return [{ collection: roleChanges, id: idOf(event) }]
      case 'UserErased':
        return [{ collection: roleChanges, where: { field: 'userId', equals: event.data.userId } }]
      default:
        return []
    }
  },
  folds: {
    RoleGranted: (documents, event) => note(documents, event, true),
    RoleRevoked: (documents, event) => note(documents, event, false),
    UserErased: removing(roleChanges),
  },
})

function note(documents: Documents, event: RoleChange, isGranted: boolean): void {
  const { actor } = event.meta
  documents.put(roleChanges, idOf(event), {
    ...event.data,
    isGranted,
    position: event.position,
    at: factTime(event),
    by: actor.kind,
    actorId: actor.id ?? undefined,
  })
}
