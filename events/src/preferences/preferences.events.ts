import { z } from 'zod'
import { digestFrequencies, digestTimes, noticeTypeNames } from '../notifications/notices.vocabulary.ts'
import { defineEvent, type EventOf } from '../platform/event.ts'
import { currencies } from '../posts/post.vocabulary.ts'
import { layouts, pinnedCategoriesLimit, themes } from './themes.ts'

const perNoticeType = z.partialRecord(z.enum(noticeTypeNames), z.boolean())
const hour = z.number().int().min(0).max(23)
/** What a member is told of and where; types left out follow the defaults of `noticeTypes`. */
export const noticePreferences = z.object({
  inApp: perNoticeType,
  email: perNoticeType,
  digest: z.enum(digestFrequencies),
  digestTime: z.enum(digestTimes),
  /** Local hours; nothing is mailed from the one until the other. */
  quietHours: z.object({ from: hour, until: hour }).nullable(),
  /** IANA name, such as America/Toronto. */
  timeZone: z.string(),
  alertsPaused: z.boolean(),
})
export type NoticePreferences = z.infer<typeof noticePreferences>

export const preferenceFields = z.object({
  currency: z.enum(currencies),
  layout: z.enum(layouts),
  theme: z.enum(themes),
  pinnedCategories: z.array(z.string()).max(pinnedCategoriesLimit),
  emailPreferences: z.object({ newsletter: z.boolean() }),
  notices: noticePreferences,
})
export const PreferencesChanged = defineEvent({
  type: 'PreferencesChanged',
  version: 3,
  category: 'prefs',
  about: 'A member changed how the site behaves for them.',
  schema: preferenceFields.partial().extend({ userId: z.string() }),
})
export const preferenceEvents = [PreferencesChanged] as const
export type PreferenceEvent = EventOf<(typeof preferenceEvents)[number]>
