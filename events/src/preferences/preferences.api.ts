import type { z } from 'zod'
import type { NoticePreferences } from '../notifications/notice-preferences.ts'
import { mutedView, preferenceFields, recommendationsView, type RecommendationsFact } from './preferences.events.ts'
export const preferencesView = preferenceFields.extend({ muted: mutedView, recommendations: recommendationsView })
export type Preferences = z.infer<typeof preferencesView>
/** What holds for members who chose nothing about what is recommended to them. */
export const defaultRecommendations: RecommendationsFact = { isOn: true, clearedAt: null }
export const shownRecommendations = ({
  isOn,
  clearedAt,
}: RecommendationsFact = defaultRecommendations): Preferences['recommendations'] => ({
  isOn,
  clearedAt: clearedAt === null ? null : new Date(clearedAt).toISOString(),
})
/** What holds for members who chose nothing about their notices. */
export const defaultNotices: NoticePreferences = {
  inApp: {},
  email: {},
  push: {},
  digest: 'off',
  digestTime: 'morning',
  quietHours: null,
  timeZone: 'UTC',
  alertsPaused: false,
}
