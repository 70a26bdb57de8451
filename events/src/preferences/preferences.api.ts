import { z } from 'zod'
import { preferenceFields, type NoticePreferences } from './preferences.events.ts'
export const preferencesView = preferenceFields
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

const mostWishes = 50
/** Any object will do: what is not a value of its list is passed over, field by field. */
export const changePreferencesRequest = z
  .looseObject({})
  .refine((wishes) => Object.keys(wishes).length <= mostWishes, 'Those are more preferences than there are')
  .meta({ maxProperties: mostWishes })
