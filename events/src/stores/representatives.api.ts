import { z } from 'zod'
import { statementLimits } from './store-limits.ts'

/** A member who speaks for a store, and why staff believe so. */
export const staffRepresentative = z.object({
  username: z.string(),
  reason: z.string(),
  verifiedAt: z.string(),
  /** Who verified it; null where no member did. */
  by: z.string().nullable(),
})
export type StaffRepresentative = z.infer<typeof staffRepresentative>

/** What a member is told of having asked to speak for a store. */
export const ownRepresentativeRequest = z.object({
  state: z.enum(['open', 'declined']),
  askedAt: z.string(),
  /** Why staff declined. */
  reason: z.string().nullable(),
  /** From when the member may ask again; null while nothing is decided. */
  againAt: z.string().nullable(),
})
export type OwnRepresentativeRequest = z.infer<typeof ownRepresentativeRequest>

/** A request that waits for staff. */
export const waitingRequest = z.object({
  username: z.string(),
  statement: z.string(),
  proof: z.string(),
  askedAt: z.string(),
})
export type WaitingRequest = z.infer<typeof waitingRequest>
/** One decision about who speaks for a store. */
export const representativeAct = z.object({
  id: z.string(),
  kind: z.enum(['verified', 'declined', 'revoked']),
  username: z.string(),
  reason: z.string(),
  at: z.string(),
  /** Who decided it; null where no member did. */
  by: z.string().nullable(),
})
export type RepresentativeAct = z.infer<typeof representativeAct>
/** What staff see beside those who speak for a store. */
export const storeSpeakers = z.object({
  /** Those that wait the longest come first. */
  waiting: z.array(waitingRequest),
  /** The latest come first. */
  history: z.array(representativeAct),
})

const { least, most, mostProof } = statementLimits
const ofStatement = `Say in ${least} to ${most} characters what you do there`
const ofProof = 'Give your work address there, or the full address of a page that shows it'
const proof = z
  .string(ofProof)
  .trim()
  .max(mostProof, `This has at most ${mostProof} characters`)
  .pipe(z.union([z.email(), z.url({ protocol: /^https?$/ })], ofProof))

/** A member asks to be verified as one who speaks for a store. */
export const askToRepresentRequest = z.strictObject({
  statement: z.string(ofStatement).trim().min(least, ofStatement).max(most, ofStatement),
  proof,
})
const username = z.string().trim().min(1, 'Name a member').max(60, 'Name a member')
const reason = z.string().trim().min(5, 'Say why in 5 to 300 characters').max(300, 'Say why in 5 to 300 characters')
/** Who speaks for a store, or no more. */
export const representativeRequest = z.strictObject({ username, verified: z.boolean('Say yes or no'), reason })
export const representativeReply = z.object({ username: z.string(), verified: z.boolean() })
/** Why somebody who asked is not verified, as they read it. */
export const declineRequest = z.strictObject({ username, reason })
