import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

/** `team`: moderators and staff. */
export const audiences = ['everybody', 'visitors', 'members', 'team'] as const
export type Audience = (typeof audiences)[number]

export const announcementFields = z.object({
  text: z.string(),
  /** An address of the site itself that it leads to. */
  link: z.string().nullable(),
  audience: z.enum(audiences),
  startsAt: z.number().int(),
  endsAt: z.number().int(),
})
export type AnnouncementFields = z.infer<typeof announcementFields>
const announcement = z.object({ announcementId: z.number().int() })

export const AnnouncementMade = defineEvent({
  type: 'AnnouncementMade',
  category: 'announcement',
  about: 'Staff wrote what stands above the pages of the site for a while.',
  schema: announcement.extend(announcementFields.shape),
})
export const AnnouncementChanged = defineEvent({
  type: 'AnnouncementChanged',
  category: 'announcement',
  about: 'Staff changed an announcement.',
  schema: announcement.extend({ changes: announcementFields.partial() }),
})
export const AnnouncementEnded = defineEvent({
  type: 'AnnouncementEnded',
  category: 'announcement',
  about: 'Staff took an announcement away before its time.',
  schema: announcement.extend({ endedAt: z.number().int() }),
})
export const announcementEvents = [AnnouncementMade, AnnouncementChanged, AnnouncementEnded] as const
