import { factTime, type AnyRecorded } from '@deals/events'
import { byUser, foldPerEvent } from '../platform/fold-per-event.ts'
import { removing } from '../platform/removing.ts'
import { deskTemplates, deskViews } from './desk-settings.read-models.ts'

/** What a moderator keeps goes by the moderator, what the team has by its name. */
const byDesk = (event: AnyRecorded): string =>
  event.type === 'FeedbackTemplatesChanged' ? event.data.slug : byUser(event)

/** What moderators set up for themselves and for each other. */
export const deskSettingsProjection = foldPerEvent<'desk', 'UserErased'>({
  name: 'desk-settings',
  version: 1,
  collections: [deskTemplates, deskViews],
  key: byDesk,
  view: 'by-user',
  touches: (event) => {
    switch (event.type) {
      case 'FeedbackTemplatesChanged':
        return [{ collection: deskTemplates, id: event.data.slug }]
      case 'QueueViewsChanged':
        return [{ collection: deskViews, id: event.data.userId }]
      case 'UserErased':
        return [{ collection: deskViews, where: { field: 'userId', equals: event.data.userId } }]
      default:
        return []
    }
  },
  folds: {
    FeedbackTemplatesChanged: (documents, event) => {
      const { position, revision: version, data } = event
      documents.put(deskTemplates, data.slug, {
        templates: data.templates,
        version,
        position,
        changedAt: factTime(event),
        changedById: event.meta.actor.id ?? undefined,
      })
    },
    QueueViewsChanged: (documents, { data: { userId, names, queries } }) => {
      const views = names.map((name, place) => ({ name, query: queries[place] ?? 'queue' }))
      documents.put(deskViews, userId, { userId, views })
    },
    UserErased: removing(deskViews),
  },
})
