import { z } from 'zod'
import { noticePreferences } from '../notifications/notice-preferences.ts'
import { defineEvent } from '../platform/event.ts'
import { currencies } from '../platform/currencies.ts'
import { postSortOrders, postTypes } from '../posts/post.vocabulary.ts'
import { mutedLimits } from './muting.ts'
import { layouts, pinnedCategoriesLimit, themes } from './themes.ts'

/** How lists begin for a member, and where their links lead. What an address says goes first. */
export const readingPreferences = z.object({
  /** The order of the home feed. */
  sortOrder: z.enum(postSortOrders).exclude(['ending']),
  /** What the home feed holds. */
  types: z.array(z.enum(postTypes)).min(1),
  /** Searches find deals that are over, too. */
  findsExpired: z.boolean(),
  /** "Get Deal" opens beside the page. */
  newTab: z.boolean(),
})
export type ReadingPreferences = z.infer<typeof readingPreferences>
/** What everybody may see of a member, beside their posts. */
export const shownOfMember = z.object({
  comments: z.boolean(),
  badges: z.boolean(),
  /** How many votes they gave; never which. */
  votes: z.boolean(),
})
export type ShownOfMember = z.infer<typeof shownOfMember>

export const preferenceFields = z.object({
  currency: z.enum(currencies),
  layout: z.enum(layouts),
  theme: z.enum(themes),
  pinnedCategories: z.array(z.string()).max(pinnedCategoriesLimit),
  emailPreferences: z.object({ newsletter: z.boolean() }),
  notices: noticePreferences,
  reading: readingPreferences,
  shown: shownOfMember,
})
const mutedStores = z.array(z.string()).max(mutedLimits.stores)
const mutedMembers = z.array(z.string()).max(mutedLimits.members)
const mutedWord = z.object({ text: z.string(), wholeWord: z.boolean() })
/** What a member does not want to see; members by their names. */
export const mutedView = z.object({
  stores: mutedStores,
  words: z.array(mutedWord).max(mutedLimits.words),
  members: mutedMembers,
})
/** The same as the log has it: what somebody does not want to read of is theirs to have forgotten; members by their ids. */
const mutedFact = z.object({
  stores: mutedStores,
  wholeWords: z.string(),
  partsOfWords: z.string(),
  members: mutedMembers,
})
/** Whether posts are recommended to a member, and until when (ms) what they did says nothing of what they like. */
const recommendationsFact = z.object({ isOn: z.boolean(), clearedAt: z.number().int().nullable() })
export type RecommendationsFact = z.infer<typeof recommendationsFact>
/** The same as it is answered. */
export const recommendationsView = recommendationsFact.extend({ clearedAt: z.string().nullable() })
export const PreferencesChanged = defineEvent({
  type: 'PreferencesChanged',
  version: 7,
  category: 'prefs',
  sealed: ['muted.wholeWords', 'muted.partsOfWords'],
  about: 'A member changed how the site behaves for them.',
  schema: preferenceFields
    .partial()
    .extend({ userId: z.string(), muted: mutedFact.optional(), recommendations: recommendationsFact.optional() }),
})
export const preferenceEvents = [PreferencesChanged] as const
