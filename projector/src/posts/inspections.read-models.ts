import type { Finding, Inspection, ModelAsked } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** What the last automatic review of a post found, and what it looked at. id: postId */
export interface InspectionDoc {
  postId: number
  at: number
  verdict: string
  model: string
  findings: Finding[]
  seen?: Inspection
  /** The language model that looked beside the built-in checks. */
  asked?: ModelAsked
  /** Parts of the hashes of its pictures: pictures that look the same share one. */
  pictureParts: string[]
}
export const inspections: CollectionSchema<InspectionDoc> = {
  name: 'post_inspections',
  fields: { postId: 'number', pictureParts: 'texts' },
  indexes: [['postId']],
}
