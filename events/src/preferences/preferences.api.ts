import type { z } from 'zod'
import { preferenceFields } from './preferences.events.ts'
export const preferencesView = preferenceFields
export type Preferences = z.infer<typeof preferencesView>
