import type { Preferences } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'
/** id: userId; only what the member chose. */
export type PreferencesDoc = Partial<Preferences>
export const preferences: CollectionSchema = { name: 'preferences', fields: {}, indexes: [] }
