import { counted, factTime, numberOf, type AnyRecorded, type RecordedOf } from '@deals/events'
import { foldPerEvent } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { byDesk } from './desk-settings.projection.ts'
import { deskActs, type DeskActDoc } from './desk-acts.read-models.ts'

type DeskAct = RecordedOf<DeskActDoc['kind']>
const isDeskAct = (event: AnyRecorded): event is DeskAct =>
  ['BulkDecided', 'AppealDecided', 'FeedbackTemplatesChanged'].includes(event.type)

const idOf = ({ position }: DeskAct): string => String(numberOf(position))

function tell(
  documents: Documents,
  event: DeskAct,
  told: Pick<DeskActDoc, 'title' | 'code' | 'actorId' | 'bulkId' | 'postIds'>,
): void {
  documents.put(deskActs, idOf(event), {
    ...told,
    position: event.position,
    at: factTime(event),
    kind: event.type,
    role: event.meta.actor.kind,
  })
}

/** What moderators did at their desk that stands in the history of no single post and no member. */
export const deskActsProjection = foldPerEvent<'bulk', 'AppealDecided' | 'FeedbackTemplatesChanged'>({
  name: 'desk-acts',
  version: 2,
  collections: [deskActs],
  key: byDesk,
  view: 'by-user',
  touches: (event) => (isDeskAct(event) ? [{ collection: deskActs, id: idOf(event) }] : []),
  folds: {
    BulkDecided: (documents, event) => {
      const { bulkId, postIds, decision, userId } = event.data
      const title = counted(postIds.length, 'post')
      tell(documents, event, { title, code: decision, actorId: userId, bulkId, postIds })
    },
    FeedbackTemplatesChanged: (documents, event) => {
      const { templates } = event.data
      const title = `${counted(templates.length, 'template')} for feedback`
      tell(documents, event, { title, code: `version ${event.revision + 1}`, actorId: event.meta.actor.id ?? '' })
    },
    AppealDecided: (documents, event) => {
      const { outcome } = event.data
      tell(documents, event, { title: 'An appeal', code: outcome, actorId: event.meta.actor.id ?? '' })
    },
  },
})
