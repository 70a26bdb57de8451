import type { PastDigestSlot, Preferences, RecommendationsFact } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'
/** id: userId; only what the member chose. Members that they mute stand by their ids. */
export interface PreferencesDoc extends Partial<Omit<Preferences, 'recommendations'>> {
  recommendations?: RecommendationsFact
  /** When their digest goes out, and since when (ms) they want it then. */
  digestSlot?: string
  digestSince?: number
  /** How they wanted it until lately, also where they want none now. */
  pastDigests?: readonly PastDigestSlot[]
  /** They want the newsletter. */
  newsletter?: true
}
export const preferences: CollectionSchema<PreferencesDoc> = {
  name: 'preferences',
  fields: { digestSlot: 'text', newsletter: 'boolean' },
  indexes: [['digestSlot'], ['newsletter']],
}
