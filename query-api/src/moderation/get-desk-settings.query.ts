import { canModerate, feedbackTemplates, type QueueViews, type TemplatesView } from '@deals/events'
import { deskTemplates, deskViews, users } from '@deals/projector/read-models'
import { isoOrNull } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { findMembers } from '../users/members.hydrator.ts'

/** GET /api/moderation/templates: the ready words for feedback; those of the site while the team has none of its own. */
export const getTemplates = defineQuery({
  reads: [deskTemplates, users],
  mayAsk: canModerate,
  find: async ({ readModels }) => ({
    doc: await readModels.collection(deskTemplates).get('feedback'),
  }),
  hydrate: async (asking, { doc }) => ({
    doc,
    members: await findMembers(asking, doc?.changedById === undefined ? [] : [doc.changedById]),
  }),
  present: (_asking, { doc, members }): TemplatesView => ({
    templates: doc?.templates ?? [...feedbackTemplates],
    version: doc?.version ?? -1,
    changedBy: doc?.changedById === undefined ? null : members.nameOf(doc.changedById),
    changedAt: isoOrNull(doc?.changedAt),
  }),
})

/** GET /api/moderation/views: the views of the queue that the moderator keeps. */
export const getViews = defineQuery({
  reads: [deskViews],
  mayAsk: canModerate,
  find: async ({ readModels, viewer }) => {
    const kept = viewer && (await readModels.collection(deskViews).get(viewer.id))
    return { views: kept?.views ?? [] }
  },
  hydrate: async (_asking, found) => found,
  present: (_asking, { views }): QueueViews => ({ views }),
})
