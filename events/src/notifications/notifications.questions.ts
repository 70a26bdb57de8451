import { z } from 'zod'
import {
  afterField,
  limitField,
  placeField,
  postIdField,
  readAfter,
  timeField,
  userIdField,
} from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'
import { currencies } from '../platform/currencies.ts'
import { noticePreferences } from './notice-preferences.ts'
import { gatheredFrequencies } from './gathered-letters.ts'
import { deliveryChannels, noticeTypeNames } from './notices.vocabulary.ts'

const currency = z.enum(currencies).nullable()
const noticeType = z.enum(noticeTypeNames)

/** How letters were wanted until lately. */
const pastSlots = z.array(z.object({ slot: z.string(), since: timeField, until: timeField }))
/** How a member wants letters: what they want to hear of, and in which currency, null where they never chose one. */
const letterTerms = noticePreferences
  .pick({ digest: true, digestTime: true, quietHours: true, timeZone: true })
  .extend({ past: pastSlots, wants: z.array(noticeType), newsletter: z.boolean(), currency })
export type LetterTerms = z.infer<typeof letterTerms>

/** Which way it would leave; by letter where nothing is said. */
const by = z.object({ channel: z.enum(deliveryChannels).optional() })
const noticeRef = z.object({ notificationId: z.string(), userId: userIdField })
export type NoticeRef = z.infer<typeof noticeRef>
const noticesToSend = z.object({ letters: z.array(noticeRef), pushes: z.array(noticeRef) })
/** Notices that are to leave the site, by letter and to devices. */
export type NoticesToSend = z.infer<typeof noticesToSend>
/** Named as in the log that it was written to first, where that is not this one. */
const eventThatTold = z.object({
  position: placeField,
  knownAs: z
    .string()
    .regex(/^\d+(\.[0-9a-f]{8})?$/)
    .optional(),
})
export type EventThatTold = z.infer<typeof eventThatTold>
/** A notification as a letter tells it: the sentence that the site shows, and a path of the site. */
const noticeForLetter = z.object({ type: noticeType, message: z.string(), url: z.string() })
export type NoticeForLetter = z.infer<typeof noticeForLetter>

/** A deal as letters show it. Amounts in minor units; null where there is none. */
export const dealForLetter = z.object({
  postId: postIdField,
  title: z.string(),
  price: z.number().nullable(),
  originalPrice: z.number().nullable(),
  currency: z.enum(currencies),
  storeName: z.string().nullable(),
  votes: z.number(),
})
export type DealForLetter = z.infer<typeof dealForLetter>
const matchForLetter = dealForLetter.extend({ alertName: z.string() })
export type MatchForLetter = z.infer<typeof matchForLetter>
/** `unread` counts the notices that wait. */
const digestForLetter = z.object({
  deals: z.array(dealForLetter),
  matches: z.array(matchForLetter),
  unread: z.number(),
})
export type DigestForLetter = z.infer<typeof digestForLetter>

/** From the one (ms) until before the other. */
const period = z.object({ from: timeField, until: timeField })
export type Period = z.infer<typeof period>
/** A member whose digest goes out at the hour of a slot, since when (ms) they have wanted it so, and how they wanted it before. */
const digestReader = z.object({
  userId: userIdField,
  since: timeField,
  past: pastSlots,
})
export type DigestReader = z.infer<typeof digestReader>

const nextOnes = z.object({ after: afterField, limit: limitField })
const ofMember = z.object({ userId: userIdField })

/** What command-api and workers ask about what members are told of. */
export const notificationQuestions = {
  hasNotification: processCall('Whether a member’s inbox holds the notification.', {
    asks: noticeRef,
    answers: z.boolean(),
  }),
  lettersOf: processCall('How a member wants letters.', {
    asks: readAfter.extend(ofMember.shape),
    answers: letterTerms,
  }),
  noticesOf: processCall(
    'Whom each of these events told of something, as far as they want to hear of it elsewhere and need to.',
    { asks: readAfter.extend({ events: z.array(eventThatTold) }), answers: z.array(noticesToSend) },
  ),
  noticeFor: processCall(
    'One notice; null once it is not wanted or needed on a channel: it was seen, sent, or is gone.',
    {
      asks: readAfter.extend({ ...noticeRef.shape, ...by.shape }),
      answers: noticeForLetter.nullable(),
    },
  ),
  milestonesAfter: processCall(
    'Milestones that were reached after a position, up to the one that is answered, in the log that is named; null asks where that is now.',
    {
      asks: z.object({ position: placeField.nullable(), limit: limitField }),
      answers: z.object({
        notices: z.array(noticeRef),
        /** Those that go to devices. */
        pushes: z.array(noticeRef),
        upTo: placeField,
        log: z.string().nullable(),
      }),
    },
  ),
  matchesFor: processCall('What the letter of a moment tells of the matches of one frequency, the latest first.', {
    asks: readAfter.extend({
      userId: userIdField,
      frequency: z.enum(gatheredFrequencies),
      until: timeField,
    }),
    answers: z.array(matchForLetter),
  }),
  digestFor: processCall('What a member’s digest tells.', {
    asks: readAfter.extend({ ...period.shape, ...ofMember.shape }),
    answers: digestForLetter,
  }),
  digestSlots: processCall(
    'Slots that members chose for their digests, in order: frequency, time of day and time zone.',
    { asks: nextOnes, answers: z.array(z.string()) },
  ),
  digestReaders: processCall('Who chose a slot.', {
    asks: nextOnes.extend({ slot: z.string() }),
    answers: z.array(digestReader),
  }),
  newsletterReaders: processCall('Members who want the newsletter, in the order of their ids.', {
    asks: nextOnes,
    answers: z.array(z.string()),
  }),
  isSent: processCall('Whether the letter of that name has left the site.', { asks: noticeRef, answers: z.boolean() }),
}
