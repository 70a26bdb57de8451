import { z } from 'zod'

/** The parts of a post that a search reads, the weightiest first. */
export const searchedParts = ['title', 'store', 'category', 'content'] as const
export type SearchedPart = (typeof searchedParts)[number]

/** Why a post stands where it stands among those that a search found. */
export const whyFound = z.object({
  /** Counted from 1; null when the search does not find it, or has no words of its own. */
  place: z.number().nullable(),
  total: z.number(),
  /** Whether these are all that the search finds; older ones are not looked at. */
  isWhole: z.boolean(),
  /** Each word or phrase of the search, and where the post says it. */
  words: z.array(z.object({ words: z.string(), in: z.array(z.enum(searchedParts)) })),
  /** How well its text fits, and what that is multiplied by: for its votes, its age, and for being over. */
  terms: z.object({ text: z.number(), votes: z.number(), age: z.number(), expiry: z.number() }).nullable(),
})
export type WhyFound = z.infer<typeof whyFound>

/** How much a member likes a category or a store, from 0 to 1, what that adds, and what of theirs it was learned from. */
const liking = z.object({
  name: z.string(),
  share: z.number(),
  adds: z.number(),
  did: z.object({
    bookmark: z.number(),
    'up-vote': z.number(),
    comment: z.number(),
    'down-vote': z.number(),
    dismissal: z.number(),
  }),
})

/** Why a post stands where it stands among those for a member. */
export const whyForYou = z.object({
  /** Counted from 1; null when it is not among them. */
  place: z.number().nullable(),
  /** What it has in the order "best", before anything is added. */
  best: z.number(),
  category: liking,
  store: liking.nullable(),
})
export type WhyForYou = z.infer<typeof whyForYou>
