import type { FrontPageEvent } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** What the home page showed at a full hour; it holds no texts. id: day and hour */
export type FrontPageDoc = Pick<FrontPageEvent['data'], 'day' | 'readAt' | 'places'> & {
  /** When the hour began (ms). */
  hourAt: number
}
export const frontPages: CollectionSchema<FrontPageDoc> = {
  name: 'front_pages',
  fields: { hourAt: 'number' },
  indexes: [['hourAt'], ['-hourAt']],
}
