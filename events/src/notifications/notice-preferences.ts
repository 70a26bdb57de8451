import { z } from 'zod'
import { digestFrequencies, digestTimes, noticeTypeNames } from './notices.vocabulary.ts'

const perNoticeType = z.partialRecord(z.enum(noticeTypeNames), z.boolean())
const hour = z.number().int().min(0).max(23)
/** What a member is told of and where; types left out follow the defaults of `noticeTypes`. */
export const noticePreferences = z.object({
  inApp: perNoticeType,
  email: perNoticeType,
  /** Reaches the devices on which they switched it on. */
  push: perNoticeType,
  digest: z.enum(digestFrequencies),
  digestTime: z.enum(digestTimes),
  /** Local hours; nothing is mailed or pushed from the one until the other. */
  quietHours: z.object({ from: hour, until: hour }).nullable(),
  /** IANA name, such as America/Toronto. */
  timeZone: z.string(),
  alertsPaused: z.boolean(),
})
export type NoticePreferences = z.infer<typeof noticePreferences>
