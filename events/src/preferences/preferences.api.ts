import type { z } from 'zod'
import { mutedView, preferenceFields, type NoticePreferences } from './preferences.events.ts'
export const preferencesView = preferenceFields.extend({ muted: mutedView })
export type Preferences = z.infer<typeof preferencesView>
/** What holds for members who chose nothing about their notices. */
export const defaultNotices: NoticePreferences = {
  inApp: {},
  email: {},
  digest: 'off',
  digestTime: 'morning',
  quietHours: null,
  timeZone: 'UTC',
  alertsPaused: false,
}
