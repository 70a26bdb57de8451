import { z } from 'zod'
import { timeField } from '../platform/call-fields.ts'
import { featureNames } from '../platform/features.ts'
import { audiences } from './announcements.events.ts'

export const announcementLimit = 140
export const announcementLinkLimit = 300
/** So many stand above a page together; those that began first give way. */
export const mostAnnouncementsAtOnce = 3
export const longestAnnouncementDays = 365

/** What stands above the pages of whoever asks. */
export const announcementsView = z.object({
  announcements: z.array(
    z.object({ id: z.number(), text: z.string(), link: z.string().nullable(), endsAt: z.string() }),
  ),
  /** When this answer will be another one by the clock alone; null where nothing is known to come. */
  changesAt: z.string().nullable(),
  /** What is closed on the whole site for a while, in words for whoever would use it; absent while nothing is. */
  closed: z.array(z.object({ feature: z.enum(featureNames), sentence: z.string() })).optional(),
  /** To which sub-category others lead since their posts were moved, by slugs; absent while none does. */
  movedSubCategories: z.record(z.string(), z.string()).optional(),
})
export type AnnouncementsView = z.infer<typeof announcementsView>
export type ClosedFeatures = NonNullable<AnnouncementsView['closed']>
export type Announced = AnnouncementsView['announcements'][number]

const textRule = `An announcement has 1 to ${announcementLimit} characters`
const linkRule = 'Enter an address of this site, such as /stores'
/** A path of the site: an address with two slashes in front is one of somebody else's. */
const ownPath = /^\/(?![/\\])[^\s\\]{0,299}$/

export const announcementForm = z.strictObject({
  text: z
    .string(textRule)
    .max(1_000, textRule)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, textRule).max(announcementLimit, textRule)),
  link: z.string(linkRule).max(announcementLinkLimit, linkRule).regex(ownPath, linkRule).nullable().default(null),
  audience: z.enum(audiences, 'Choose whom it is for'),
  /** Null for at once. */
  startsAt: timeField('Enter when it starts').nullable().default(null),
  endsAt: timeField('Enter when it ends'),
})
export type AnnouncementForm = z.infer<typeof announcementForm>

const version = z.int('Say which version was changed').min(0, 'Say which version was changed')
/** The whole announcement as it shall stand; without a start it keeps the one that it has. */
export const announcementChange = announcementForm.extend({ version })
export const announcementEnd = z.strictObject({ version })

export const announcementReply = z.object({ id: z.number(), version: z.number() })

const fieldNames = ['text', 'link', 'audience', 'startsAt', 'endsAt'] as const
export type AnnouncementField = (typeof fieldNames)[number]
const announcementKinds = ['made', 'changed', 'ended'] as const

/** Every announcement as staff look after them, and who did what. */
export const staffAnnouncements = z.object({
  announcements: z.array(
    z.object({
      id: z.number(),
      version: z.number(),
      state: z.enum(['coming', 'current', 'over']),
      text: z.string(),
      link: z.string().nullable(),
      audience: z.enum(audiences),
      startsAt: z.string(),
      endsAt: z.string(),
    }),
  ),
  changes: z.array(
    z.object({
      position: z.number(),
      at: z.string(),
      id: z.number(),
      kind: z.enum(announcementKinds),
      /** What became of which field; times are written as dates. */
      fields: z.array(z.object({ name: z.enum(fieldNames), from: z.string().nullable(), to: z.string().nullable() })),
      by: z.string(),
      actor: z.string().nullable(),
    }),
  ),
})
export type StaffAnnouncements = z.infer<typeof staffAnnouncements>
export type StaffAnnouncement = StaffAnnouncements['announcements'][number]
