import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'
import { currencies } from '../platform/currencies.ts'
import { postTypes } from '../posts/post.vocabulary.ts'
import { alertCurrencies, alertFrequencies, alertMatchings, alertReasons } from './alert-terms.ts'

const id = z.object({ alertId: z.string(), userId: z.string() })
/** Keywords, one per line: what somebody looks for is theirs to have forgotten, and only texts are sealed. */
const words = z.object({ any: z.string(), all: z.string(), none: z.string() })
/** What a post must be; amounts in minor units, null for what does not matter. */
const filters = z.object({
  categories: z.array(z.string()),
  subCategories: z.array(z.string()),
  stores: z.array(z.string()),
  types: z.array(z.enum(postTypes)),
  currency: z.enum(alertCurrencies),
  priceMin: z.number().int().nullable(),
  priceMax: z.number().int().nullable(),
  minDiscount: z.number().int(),
  minVotes: z.number().int(),
  minScore: z.number().int().nullable(),
  lowestPriceOnly: z.boolean(),
  match: z.enum(alertMatchings),
})
const terms = z.object({
  name: z.string(),
  words,
  filters,
  frequency: z.enum(alertFrequencies),
  channels: z.object({ email: z.boolean(), push: z.boolean() }),
})
export type AlertTerms = z.infer<typeof terms>

export const DealAlertCreated = defineEvent({
  type: 'DealAlertCreated',
  category: 'alert',
  sealed: ['name', 'words.any', 'words.all', 'words.none'],
  about: 'A member wants to be told of certain deals.',
  schema: id.extend(terms.shape),
})
export const DealAlertChanged = defineEvent({
  type: 'DealAlertChanged',
  category: 'alert',
  sealed: ['changes.name', 'changes.words.any', 'changes.words.all', 'changes.words.none'],
  about: 'A member changed what an alert looks for, or how it tells.',
  schema: id.extend({ changes: terms.partial() }),
})
export const DealAlertPaused = defineEvent({
  type: 'DealAlertPaused',
  category: 'alert',
  about: 'A member switched an alert off, for good or until a time (ms).',
  schema: id.extend({ until: z.number().int().nullable() }),
})
export const DealAlertResumed = defineEvent({
  type: 'DealAlertResumed',
  category: 'alert',
  about: 'A member switched an alert on again.',
  schema: id,
})
export const DealAlertDeleted = defineEvent({
  type: 'DealAlertDeleted',
  category: 'alert',
  about: 'A member does not want an alert any more.',
  schema: id,
})
export const AlertMatched = defineEvent({
  type: 'AlertMatched',
  category: 'match',
  about: 'A post is what an alert looks for: the first time, or again because its price fell further.',
  schema: id.extend({
    postId: z.number().int(),
    price: z.number().int().nullable(),
    currency: z.enum(currencies),
    why: z.array(z.enum(alertReasons)),
    /** As the alert asked for it at that time; decides how notices are grouped. */
    frequency: z.enum(alertFrequencies),
  }),
})
export const AlertMatchDismissed = defineEvent({
  type: 'AlertMatchDismissed',
  category: 'match',
  about: 'A member said that a match of an alert is not what they look for.',
  schema: id.extend({ postId: z.number().int() }),
})
export const AlertMatchCarried = defineEvent({
  type: 'AlertMatchCarried',
  category: 'match',
  about: 'What an alert found was merged into this post, which it stands for from then on; or that was taken back.',
  schema: id.extend({
    postId: z.number().int(),
    from: z.number().int(),
    isStanding: z.boolean(),
    /** Of which price of the merged post the alert told last. */
    price: z.number().int().nullable(),
    currency: z.enum(currencies),
  }),
})
export const AlertMatchesSeen = defineEvent({
  type: 'AlertMatchesSeen',
  category: 'inbox',
  about: 'A member looked at the matches of their alerts up to a position.',
  schema: z.object({ userId: z.string(), upToPosition: z.number().int() }),
})
export const dealAlertEvents = [
  DealAlertCreated,
  DealAlertChanged,
  DealAlertPaused,
  DealAlertResumed,
  DealAlertDeleted,
  AlertMatched,
  AlertMatchDismissed,
  AlertMatchCarried,
  AlertMatchesSeen,
] as const
