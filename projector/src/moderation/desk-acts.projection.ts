import { counted, deskActKinds, factTime, numberOf, type AnyRecorded, type RecordedOf } from '@deals/events'
import { byUser, foldPerEvent } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { deskActs, type DeskActDoc } from './desk-acts.read-models.ts'

type DeskAct = RecordedOf<DeskActDoc['kind']>
const isDeskAct = (event: AnyRecorded): event is DeskAct => deskActKinds.some((kind) => kind === event.type)

const idOf = ({ position }: DeskAct): string => String(numberOf(position))

/** What a moderator did goes by the moderator, what the team has and what is about a store by its name. */
const byDesk = (event: AnyRecorded): string =>
  event.type !== 'BulkDecided' && event.type !== 'AppealDecided' && 'slug' in event.data
    ? event.data.slug
    : byUser(event)

type Told = Omit<DeskActDoc, 'position' | 'at' | 'kind' | 'role' | 'actorId'> & { readonly actorId?: string }

function tell(documents: Documents, event: DeskAct, told: Told): void {
  documents.put(deskActs, idOf(event), {
    actorId: event.meta.actor.id ?? '',
    ...told,
    position: event.position,
    at: factTime(event),
    kind: event.type,
    role: event.meta.actor.kind,
  })
}

/** What moderators did at their desk that stands in the history of no single post and no member. */
export const deskActsProjection = foldPerEvent<'bulk', Exclude<DeskActDoc['kind'], 'BulkDecided'>>({
  name: 'desk-acts',
  version: 3,
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
      tell(documents, event, { title, code: `version ${event.revision + 1}` })
    },
    AppealDecided: (documents, event) => {
      const { outcome, decisionId } = event.data
      tell(documents, event, { title: 'An appeal', code: outcome, appealId: decisionId })
    },
    // Other changes of a store are no decision about it, and what the site itself does is nobody's.
    StoreChanged: (documents, event) => {
      const { slug, changes, reason } = event.data
      if (changes.status !== undefined && event.meta.actor.id !== null) {
        tell(documents, event, { title: slug, slug, code: changes.status, ...(reason !== undefined && { reason }) })
      }
    },
    StorePaused: (documents, event) => {
      const { slug, until } = event.data
      tell(documents, event, { title: slug, slug, code: until === null ? 'ended' : 'paused' })
    },
    StoreMerged: (documents, event) => {
      const { slug, into, reason } = event.data
      tell(documents, event, { title: slug, slug, code: into, reason })
    },
    StoreMergeUndone: (documents, event) => {
      const { slug, into } = event.data
      tell(documents, event, { title: slug, slug, code: into })
    },
  },
})
