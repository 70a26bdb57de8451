import { counted, factTime, numberOf, type RecordedOf } from '@deals/events'
import { byUser, foldPerEvent } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { deskActs, type DeskActDoc } from './desk-acts.read-models.ts'

type DeskAct = RecordedOf<DeskActDoc['kind']>

const idOf = ({ position }: DeskAct): string => String(numberOf(position))

function tell(documents: Documents, event: DeskAct, told: Pick<DeskActDoc, 'title' | 'code'>): void {
  documents.put<DeskActDoc>(deskActs, idOf(event), {
    ...told,
    ...{ position: event.position, at: factTime(event), kind: event.type },
    ...{ role: event.meta.actor.kind, actorId: event.data.userId },
  })
}

/** What moderators did at their desk that stands in the history of no single post and no member. */
export const deskActsProjection = foldPerEvent<'bulk'>({
  name: 'desk-acts',
  version: 1,
  collections: [deskActs],
  key: byUser,
  view: 'by-user',
  touches: (event) => (event.type === 'BulkDecided' ? [{ collection: deskActs, id: idOf(event) }] : []),
  folds: {
    BulkDecided: (documents, event) => {
      const { postIds, decision } = event.data
      tell(documents, event, { title: counted(postIds.length, 'post'), code: decision })
    },
  },
})
