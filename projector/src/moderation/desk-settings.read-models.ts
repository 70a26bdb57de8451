import type { Position, QueueViews, TemplatesView } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** The ready words of the team. id: the name of the set */
export interface DeskTemplatesDoc {
  templates: TemplatesView['templates']
  version: number
  position: Position
  changedById?: string
  changedAt: number
}
export const deskTemplates: CollectionSchema<DeskTemplatesDoc> = {
  name: 'desk_templates',
  fields: { position: 'number' },
  indexes: [],
}
/** The views of the queue that a moderator keeps. id: userId */
export interface DeskViewsDoc {
  userId: string
  views: QueueViews['views']
}
export const deskViews: CollectionSchema<DeskViewsDoc> = {
  name: 'desk_views',
  fields: { userId: 'text' },
  indexes: [['userId']],
}
