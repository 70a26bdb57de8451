import { factTime, type AnnouncementField, type AnnouncementFields, type RecordedOf } from '@deals/events'
import { foldPerEvent } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { announcements, type AnnouncementChange } from './announcements.read-models.ts'

type Made = RecordedOf<'AnnouncementMade'>
type Later = RecordedOf<'AnnouncementChanged' | 'AnnouncementEnded'>

/** What staff announce, and who changed it. */
export const announcementsProjection = foldPerEvent<'announcement'>({
  name: 'announcements',
  version: 1,
  collections: [announcements],
  key: ({ data }) => ('announcementId' in data ? String(data.announcementId) : '*'),
  view: 'by-user',
  touches: ({ data }) =>
    'announcementId' in data ? [{ collection: announcements, id: String(data.announcementId) }] : [],
  folds: {
    AnnouncementMade: (documents, event) => {
      const { announcementId } = event.data
      const changes = [changeOf(event, 'made', [])]
      documents.put(announcements, String(announcementId), { ...event.data, version: 0, changes })
    },
    AnnouncementChanged: (documents, event) => change(documents, event, event.data.changes),
    AnnouncementEnded: (documents, event) => change(documents, event, { endsAt: event.data.endedAt }),
  },
})

function change(documents: Documents, event: Later, changes: Partial<AnnouncementFields>): void {
  const id = String(event.data.announcementId)
  const before = documents.get(announcements, id)
  if (before === null) {
    return
  }
  const names = ['text', 'link', 'audience', 'startsAt', 'endsAt'] as const satisfies readonly AnnouncementField[]
  const fields = names.flatMap((name) => {
    const to = changes[name]
    return to === undefined ? [] : [{ name, from: before[name], to }]
  })
  const kind = event.type === 'AnnouncementEnded' ? 'ended' : 'changed'
  documents.put(announcements, id, {
    ...before,
    ...changes,
    version: before.version + 1,
    changes: [...before.changes, changeOf(event, kind, fields)],
  })
}

function changeOf(
  event: Made | Later,
  kind: AnnouncementChange['kind'],
  fields: AnnouncementChange['fields'],
): AnnouncementChange {
  const { id, kind: by } = event.meta.actor
  const { position } = event
  return { position, at: factTime(event), kind, fields, by, ...(id !== null && { actorId: id }) }
}
