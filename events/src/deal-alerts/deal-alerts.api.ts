import { z } from 'zod'
import { postTypes } from '../posts/post.vocabulary.ts'
import { postCard } from '../posts/posts.api.ts'
import {
  alertCurrencies,
  alertFrequencies,
  alertLimits,
  alertMatchings,
  alertReasons,
  alertScoreSteps,
  alertSnoozes,
  alertTypesByDefault,
  alertVoteSteps,
} from './alert-terms.ts'

const { keywords: mostKeywords, keywordShortest, keywordLongest, places: mostPlaces, nameLength } = alertLimits

const keyword = z
  .string()
  .trim()
  .min(keywordShortest, `A keyword has at least ${keywordShortest} characters`)
  .max(keywordLongest, `A keyword has at most ${keywordLongest} characters`)
  .regex(/^[^\r\n]*$/, 'A keyword stands on one line')
const keywords = z.array(keyword).max(mostKeywords, `At most ${mostKeywords} keywords of a kind`)
const places = (name: string) =>
  z.array(z.string().max(100, `There are no such ${name}`)).max(mostPlaces, `At most ${mostPlaces} ${name}`)
const amount = z
  .number()
  .min(0, 'A price is not below 0')
  .max(alertLimits.highestPrice, `A price is at most ${alertLimits.highestPrice}`)
  .nullable()

const discountRange = `A discount is 0 to ${alertLimits.highestDiscount} percent`

/** What a member asks for. Amounts in major units; null for what does not matter. */
const alertFields = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'An alert needs a name')
    .max(nameLength, `A name has at most ${nameLength} characters`),
  keywords: z.strictObject({ any: keywords, all: keywords, none: keywords }).partial(),
  categories: places('categories'),
  subCategories: places('sub-categories'),
  stores: places('stores'),
  types: z.array(z.enum(postTypes)).min(1, 'An alert needs a type of post').max(10, 'There are not so many types'),
  currency: z.enum(alertCurrencies),
  priceMin: amount,
  priceMax: amount,
  minDiscount: z.int(discountRange).min(0, discountRange).max(alertLimits.highestDiscount, discountRange),
  minVotes: z.literal(alertVoteSteps),
  minScore: z.literal(alertScoreSteps).nullable(),
  lowestPriceOnly: z.boolean(),
  match: z.enum(alertMatchings),
  frequency: z.enum(alertFrequencies),
  channels: z.strictObject({ email: z.boolean(), push: z.boolean() }).partial(),
})
/** A new alert, also one that is only rehearsed. Without a name it is called by its first keyword, category or store. */
export const createAlertRequest = alertFields.partial()
export type CreateAlertRequest = z.infer<typeof createAlertRequest>
/** Only the fields that change; `snooze` null ends a snooze. */
export const changeAlertRequest = alertFields.partial().extend({
  active: z.boolean().optional(),
  snooze: z.enum(alertSnoozes).nullable().optional(),
})
export type ChangeAlertRequest = z.infer<typeof changeAlertRequest>
type Filters = Omit<z.infer<typeof alertFields>, 'name' | 'keywords' | 'frequency' | 'channels'>
/** Filters that ask for nothing. */
export const filtersByDefault: Filters = {
  categories: [],
  subCategories: [],
  stores: [],
  types: [...alertTypesByDefault],
  currency: 'both',
  priceMin: null,
  priceMax: null,
  minDiscount: 0,
  minVotes: 0,
  minScore: null,
  lowestPriceOnly: false,
  match: 'all',
}

/** What holds for fields that are left out. */
export const alertDefaults = {
  keywords: { any: [], all: [], none: [] },
  ...filtersByDefault,
  frequency: 'instant',
  channels: { email: false, push: false },
} as const satisfies Omit<z.infer<typeof alertFields>, 'name'>

export const alertView = z.object({
  id: z.string(),
  name: z.string(),
  keywords: z.object({ any: z.array(z.string()), all: z.array(z.string()), none: z.array(z.string()) }),
  categories: z.array(z.string()),
  subCategories: z.array(z.string()),
  stores: z.array(z.string()),
  types: z.array(z.enum(postTypes)),
  currency: z.enum(alertCurrencies),
  priceMin: z.number().nullable(),
  priceMax: z.number().nullable(),
  minDiscount: z.number(),
  minVotes: z.number(),
  minScore: z.number().nullable(),
  lowestPriceOnly: z.boolean(),
  match: z.enum(alertMatchings),
  frequency: z.enum(alertFrequencies),
  channels: z.object({ email: z.boolean(), push: z.boolean() }),
  /** False while it is switched off or snoozed. */
  active: z.boolean(),
  snoozedUntil: z.string().nullable(),
  createdAt: z.string(),
  /** Posts it found so far, and when the last was found. */
  matches: z.number(),
  lastMatchAt: z.string().nullable(),
})
export type AlertView = z.infer<typeof alertView>
export const alertList = z.object({ alerts: z.array(alertView), limit: z.number() })
export type AlertList = z.infer<typeof alertList>

/** Why a post matched, in words for people: "Keyword: lego", "Price: $19.99 or less". */
export const alertReason = z.object({ kind: z.enum(alertReasons), text: z.string() })
export const alertMatchView = z.object({
  alertId: z.string(),
  alertName: z.string(),
  postId: z.number(),
  matchedAt: z.string(),
  /** In major units, when it matched. */
  price: z.number().nullable(),
  why: z.array(alertReason),
  unread: z.boolean(),
  /** null once the post is gone or held: then only a line remains. */
  post: postCard.nullable(),
})
export type AlertMatchView = z.infer<typeof alertMatchView>
export const alertMatchList = z.object({ matches: z.array(alertMatchView), total: z.number(), unread: z.number() })
export type AlertMatchList = z.infer<typeof alertMatchList>

/** What an alert would have found in the last days: how many posts, and the latest three. */
export const rehearsal = z.object({
  total: z.number(),
  days: z.number(),
  matches: z.array(z.object({ post: postCard, why: z.array(alertReason) })),
})
export type Rehearsal = z.infer<typeof rehearsal>

/** The word, where given, is added to the keywords that the alert excludes. */
export const dismissMatchRequest = z.strictObject({ word: keyword.optional() })
/** Why the viewer's alerts told of a post, or did not. */
export const whyNotList = z.object({
  alerts: z.array(
    z.object({
      alertId: z.string(),
      name: z.string(),
      /** When it told of the post; null if it did not. */
      matchedAt: z.string().nullable(),
      met: z.array(alertReason),
      /** Sentences: what the post lacks, or why the alert keeps silent. */
      missing: z.array(z.string()),
    }),
  ),
})
export type WhyNotList = z.infer<typeof whyNotList>

/** Whether there is an address of a member's own feed, and since when. */
export const alertFeed = z.object({ madeAt: z.string().nullable() })
export type AlertFeed = z.infer<typeof alertFeed>
/** Its path is told this once: whoever has it reads the feed. */
export const newAlertFeed = alertFeed.extend({ path: z.string() })
export type NewAlertFeed = z.infer<typeof newAlertFeed>
