import { z } from 'zod'
import { voteValues } from './vote-leaf.ts'

/** A SHA-256 in hexadecimal digits. */
const digest = z.string()

/** The root of a day as everybody may read it. */
export const voteRootLine = z.object({
  /** yyyy-mm-dd (UTC) */
  day: z.string(),
  votes: z.number(),
  root: digest,
  /** `chained` of the day before; null for the first one. */
  previous: digest.nullable(),
  chained: digest,
  publishedAt: z.string(),
})
export type VoteRootLine = z.infer<typeof voteRootLine>
export const voteRootsView = z.object({ roots: z.array(voteRootLine), total: z.number() })
export type VoteRootsView = z.infer<typeof voteRootsView>

/** How a leaf belongs to the root of a day. */
const voteProof = voteRootLine.omit({ previous: true, publishedAt: true }).extend({
  /** Which of the day's votes it is, counted from 0. */
  index: z.number(),
  /** The hashes beside the way from the leaf up to the root, the lowest first. */
  path: z.array(digest),
})

/** What a member keeps of one vote of theirs; nobody else can make the leaf, because nobody else has the salt. */
export const voteReceipt = z.object({
  postId: z.number(),
  /** The member who voted. */
  userId: z.string(),
  voteId: z.string(),
  /** 0 where it takes a vote back. */
  value: z.literal(voteValues),
  /** In which hour (UTC) the vote was given: yyyy-mm-ddThh */
  hour: z.string(),
  salt: digest,
  leaf: digest,
  /** null until the root of its day is published. */
  proof: voteProof.nullable(),
})
export type VoteReceipt = z.infer<typeof voteReceipt>

/** Whether a member's vote on a post moves it in the lists: it does, it will once the account has grown up, or never. */
export const voteStandings = ['counted', 'waiting', 'own-post', 'none'] as const
export type VoteStanding = (typeof voteStandings)[number]

/** What a member gave to one post, the latest first. */
export const voteReceiptsView = z.object({
  /** No title where the member may not read the post any more. */
  post: z.object({ id: z.number(), title: z.string().nullable() }),
  standing: z.enum(voteStandings),
  receipts: z.array(voteReceipt),
})
export type VoteReceiptsView = z.infer<typeof voteReceiptsView>
