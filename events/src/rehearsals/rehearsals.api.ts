import { z } from 'zod'
import { postStatuses } from '../posts/post.vocabulary.ts'
import { settingsForm } from '../staff/settings.calls.ts'

/** For so many days back a rule is tried, and on at most so many posts, the newest. */
export const ruleRehearsalBounds = { days: 90, posts: 5_000 } as const

/** Rules that refuse posts, take them out of sight or end deals, and that somebody may set. */
export const rehearsedRules = ['reports', 'newcomers', 'over', 'submits', 'store'] as const
export type RehearsedRule = (typeof rehearsedRules)[number]

/** What people decided about what a rule hits: that it was right to, or that it was not. Null where nobody decided. */
export const peopleSaid = ['right', 'wrong'] as const
export type PeopleSaid = (typeof peopleSaid)[number]

/** What one form of a rule would have done. */
const tally = z.object({
  hits: z.number(),
  /** Of the hits: where people decided as the rule, the other way, and not at all. */
  right: z.number(),
  wrong: z.number(),
  undecided: z.number(),
  /** Where people decided so, and the rule would have hit nothing. */
  missed: z.number(),
})
export type RuleTally = z.infer<typeof tally>

const hitPost = z.object({
  postId: z.number(),
  title: z.string(),
  status: z.enum(postStatuses),
  submittedAt: z.string(),
  /** When each form of the rule would have hit it; null where it would not. */
  now: z.string().nullable(),
  candidate: z.string().nullable(),
  people: z.enum(peopleSaid).nullable(),
})
export type RehearsedPost = z.infer<typeof hitPost>

/** One rule as it is and as it would be, on the posts of the last days. */
export const ruleRehearsal = z.object({
  rule: z.enum(rehearsedRules),
  /** Of the posts that were looked at, those that the rule has something to say about. */
  concerned: z.number(),
  now: tally,
  candidate: tally,
  /** The first of those that either form hits, and of those that are missed; where the two differ comes first. */
  posts: z.array(hitPost),
})
export type RuleRehearsal = z.infer<typeof ruleRehearsal>

const listPlace = z.object({
  postId: z.number(),
  title: z.string(),
  /** Counted from 1; null for a post that is further down than the page goes. */
  before: z.number().nullable(),
  after: z.number().nullable(),
})
/** The first page of the home page, in the order of each form. */
export const orderRehearsal = z.object({
  /** Live posts that were put in order. */
  concerned: z.number(),
  places: z.number(),
  moved: z.number(),
  /** Those of the page as it would be, in order, and then those that would leave it. */
  posts: z.array(listPlace),
})
export type OrderRehearsal = z.infer<typeof orderRehearsal>

const lookedAt = z.object({
  days: z.number(),
  /** Posts of these days that were looked at. */
  posts: z.number(),
  /** There were more posts than are looked at: the newest were. */
  isBounded: z.boolean(),
})
/** What numbers of the settings would have done; nothing for those that change no rule that can be tried. */
export const settingsRehearsal = lookedAt.extend({
  rules: z.array(ruleRehearsal),
  order: orderRehearsal.nullable(),
})
export type SettingsRehearsal = z.infer<typeof settingsRehearsal>
/** What it would have done to block a store. */
export const storeRehearsal = lookedAt.extend({ rule: ruleRehearsal })
export type StoreRehearsal = z.infer<typeof storeRehearsal>

/** Numbers that are tried; those that are missing stay as they are. */
export const rehearseSettingsRequest = settingsForm.pick({ values: true })
