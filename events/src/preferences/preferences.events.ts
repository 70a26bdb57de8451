import { z } from 'zod'
import { defineEvent, type EventOf } from '../platform/event.ts'
import { currencies } from '../posts/post.vocabulary.ts'
import { layouts, pinnedCategoriesLimit, themes } from './themes.ts'

export const preferenceFields = z.object({
  currency: z.enum(currencies),
  layout: z.enum(layouts),
  theme: z.enum(themes),
  pinnedCategories: z.array(z.string()).max(pinnedCategoriesLimit),
  emailPreferences: z.object({ newsletter: z.boolean() }),
})
export const PreferencesChanged = defineEvent({
  type: 'PreferencesChanged',
  category: 'prefs',
  about: 'A member changed how the site behaves for them.',
  schema: preferenceFields.partial().extend({ userId: z.string() }),
})
export const preferenceEvents = [PreferencesChanged] as const
export type PreferenceEvent = EventOf<(typeof preferenceEvents)[number]>
