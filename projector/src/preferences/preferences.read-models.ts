import type { PastDigestSlot, Preferences, RecommendationsFact } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'
/** id: userId; only what the member chose. Members that they mute stand by their ids. */
export interface PreferencesDoc extends Partial<Omit<Preferences, 'recommendations'>> {
  recommendations?: RecommendationsFact
  /** When their digest goes out. */
  digestSlot?: string
  /** Since when (ms) they want letters as they do, also without a digest, and how they wanted them until lately. */
  slotSince?: number
  pastSlots?: readonly PastDigestSlot[]
  /** They want the newsletter. */
  newsletter?: true
}
export const preferences: CollectionSchema<PreferencesDoc> = {
  name: 'preferences',
  fields: { digestSlot: 'text', newsletter: 'boolean' },
  indexes: [['digestSlot'], ['newsletter']],
}
