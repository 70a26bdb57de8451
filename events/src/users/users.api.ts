import { z } from 'zod'
import { commentView } from '../comments/comments.api.ts'
import { shownOfMember } from '../preferences/preferences.events.ts'
import { boundedText } from '../platform/call-fields.ts'
import type { RoleFlags } from '../platform/roles.ts'
import { formerNames } from './former-names.api.ts'
import { usernameSentence } from './account-limits.ts'
import { leavingChoices, restrictions } from './users.events.ts'

const heldRoles = {
  isOwner: z.boolean(),
  isSuperUser: z.boolean(),
  isModerator: z.boolean(),
  isStaff: z.boolean(),
} satisfies Record<keyof RoleFlags, z.ZodBoolean>

export const currentUser = z.object({
  id: z.string(),
  username: z.string(),
  ...heldRoles,
  trustLevel: z.number(),
  /** Left out where they have none. */
  avatarUrl: z.string().optional(),
  /** From what moderators keep them, and until when; null is for good. Left out where they may do all. */
  keptFrom: z.object({ restricts: z.array(z.enum(restrictions)), until: z.string().nullable() }).optional(),
})
export type CurrentUser = z.infer<typeof currentUser>
export const publicProfile = z.object({
  username: z.string(),
  joinedAt: z.string(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  roles: z.array(z.string()),
  isNewMember: z.boolean(),
  postsPublished: z.number(),
  /** How many of them have ten net votes or more. */
  postsLiked: z.number(),
  /** Reports of theirs that were right; of how many, the member and moderators see. */
  reportsUpheld: z.number(),
  reportsDecided: z.number().nullable(),
  /** Those that the one who asks may read. */
  commentCount: z.number(),
  reputation: z.number(),
  badges: z.array(z.object({ name: z.string(), about: z.string() })),
  active: z.boolean(),
  /** Told to moderators alone. */
  formerNames: formerNames.optional(),
  /** What the member shows to everybody. */
  shown: shownOfMember,
  /** What the one who asks sees of it. */
  visible: shownOfMember,
})
export type PublicProfile = z.infer<typeof publicProfile>
/** The orders of the posts of a member. */
export const userPostOrders = ['newest', 'best', 'oldest'] as const
export type UserPostOrder = (typeof userPostOrders)[number]
/** What its owner may change of a profile. */
export const ownProfile = z.object({
  username: z.string(),
  /** From when they may take another name; null where they may at any time. */
  nextNameChangeAt: z.string().nullable(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  avatar: z.string().nullable(),
})
export type OwnProfile = z.infer<typeof ownProfile>
/** A comment with the title of the post that it stands under. */
const commentOfUser = commentView.extend({ postTitle: z.string() })
export type CommentOfUser = z.infer<typeof commentOfUser>
export const commentsOfUser = z.object({ comments: z.array(commentOfUser), total: z.number() })
export type CommentsOfUser = z.infer<typeof commentsOfUser>
/** How many votes a member gave in each of the last twelve months (UTC, the newest first), those left out that were taken back. */
export const votesOfUser = z.object({
  /** Null where the member shows it to nobody. */
  months: z
    .array(z.object({ month: z.string().meta({ examples: ['2026-11'] }), up: z.number(), down: z.number() }))
    .nullable(),
})
export type VotesOfUser = z.infer<typeof votesOfUser>

/** What a member says about themself; null empties a field. */
export const profileForm = z.strictObject({
  bio: z.string('A bio is a text').trim().max(300, 'A bio has at most 300 characters').nullish(),
  location: z.string('A place is a text').trim().max(60, 'A place has at most 60 characters').nullish(),
  avatar: boundedText('A picture is an address of this site').nullish(),
})
export type ProfileForm = z.infer<typeof profileForm>

export const usernameForm = z.strictObject({
  username: z.string('Enter a username').trim().max(1_000, usernameSentence),
  currentPassword: boundedText('Enter your current password').optional(),
})

const flag = z.boolean('Say true or false').optional()
export const rolesForm = z.strictObject({
  isModerator: flag,
  isStaff: flag,
  isSuperUser: flag,
  isOwner: flag,
} satisfies Record<keyof RoleFlags, typeof flag>)
export type RolesForm = z.infer<typeof rolesForm>

/** Keeps a member from something until a time; no time lets them again. */
export const suspensionForm = z.strictObject({
  until: z.iso.datetime({ offset: true, error: 'Say until when, as a date with its time' }).max(40).nullable(),
  restricts: z
    .array(z.enum(['vote', 'post', 'comment'], 'Choose vote, post or comment'))
    .max(10)
    .default([]),
  reason: z.string('Give a reason').trim().max(1000, 'A reason has at most 1000 characters').nullish(),
})
export type SuspensionForm = z.infer<typeof suspensionForm>
export const leavingForm = z.strictObject({
  currentPassword: boundedText('Enter your current password').optional(),
  posts: z.enum(leavingChoices, 'Choose keep or delete').default('delete'),
})
